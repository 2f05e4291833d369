import { brand } from '#brand/brand.ts';
import { locales, type Locale } from '#i18n/locales.ts';
import { contentSecurityPolicy, type ContentPolicy } from '#platform/http/security-headers.ts';
import type { PageHead } from '#routes/page.ts';
import { analyticsSources } from '#features/site/shell/model/analytics-sources.ts';
import type { HostFamily } from '#features/core/brand/model/host-family.ts';
import type { RegionalNotice } from '#features/site/shell/model/regional-notice.ts';
import { tipsScript } from '#features/site/shell/view/tips-script.ts';
import { themeScript } from '#ui/theme/theme-script.ts';
import { firstFontsOf } from './first-fonts.ts';
import { listHeadTags, pageTitle, type HeadTag } from './list-head-tags.ts';
import type { PageAssets, ScriptFile } from './page-assets.ts';
import { pageStateElementId, type PageState } from './page-state.ts';

export interface DocumentInput {
  publicOrigin: string;
  /** Where the page's calls go, where that is not its own origin; the page's scripts read it from the document. */
  apiOrigin?: string | undefined;
  head: PageHead;
  html: string;
  state: PageState;
  assets: PageAssets;
  siteName: string;
  /** Hosts of the brand's links; the page's scripts read it from the document. */
  family: HostFamily;
}

/** Run before the first paint, so that no visitor sees the wrong theme or a strip that disappears. */
const firstPaintScripts = (notice: RegionalNotice | null) => [
  themeScript(brand.injectedName),
  ...(notice ? [tipsScript(notice.id)] : []),
];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** JSON inside a script element: no `<` can end the element, no line separators can end a line. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Blocks of data are run by no browser: the Content-Security-Policy needs no word for them. */
function writeTag({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const content = text === undefined ? '' : `${scriptJson(JSON.parse(text))}</${tag}>`;
  return `<${tag}${written.join('')}>${content}`;
}

/** The color of the browser's own frame follows the theme; themeScript and the toggle choose between the two. */
function themeColorTags(): string {
  const { day, night } = brand.kit.colors.paper;
  return [
    ['light', day],
    ['dark', night],
  ]
    .map(
      ([theme, color]) =>
        `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${theme})" data-of="${theme}">`,
    )
    .join('');
}

const iconTags = (locale: Locale) =>
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/mark.svg" type="image/svg+xml" sizes="any">' +
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.${locale}.webmanifest">`;

const integrityAttribute = ({ integrity }: ScriptFile) =>
  integrity === undefined ? '' : ` integrity="${integrity}"`;

function assetTags({ styleFiles, modules }: PageAssets, fonts: readonly string[]): string {
  return [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    // The page's styles are inlined below; a disabled link is never fetched but tells Vite's loader that they are there.
    ...styleFiles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    // The text is read first: scripts do not compete with the document and its fonts for a slow line.
    ...modules.map(
      (module) =>
        `<link rel="modulepreload" href="${module.href}"${integrityAttribute(module)} fetchpriority="low">`,
    ),
  ].join('');
}

/** Puts the whole HTML document together. */
export function renderDocument(input: DocumentInput): string {
  const { head, html, state, assets, siteName, publicOrigin, apiOrigin, family } = input;
  const described = { head, state, siteName, origin: publicOrigin };
  return (
    `<!doctype html><html lang="${locales[state.locale].tag}" data-theme="light" data-origin="${escapeHtml(publicOrigin)}"${apiOrigin ? ` data-api="${escapeHtml(apiOrigin)}"` : ''}${family === 'alternate' ? ' data-hosts="alternate"' : ''}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(pageTitle(described))}</title>` +
    `<meta name="color-scheme" content="light dark">${themeColorTags()}` +
    `${firstPaintScripts(state.notice)
      .map((script) => `<script>${script}</script>`)
      .join('')}<style>${assets.style}</style>` +
    `${iconTags(state.locale)}${listHeadTags(described).map(writeTag).join('')}${assetTags(assets, firstFontsOf(state.locale, html))}</head>` +
    `<body><div id="root">${html}</div>` +
    `<script type="application/json" id="${pageStateElementId}"${assets.code ? ` data-code="${assets.code}"` : ''}>${scriptJson(state)}</script>` +
    `<script type="module" src="${assets.entry.href}"${integrityAttribute(assets.entry)} fetchpriority="low"></script></body></html>`
  );
}

/** The same page without scripts and without what search engines read: for the desk's preview. Its links lead nowhere. */
export function renderStillDocument(
  { head, html, state, assets, siteName }: Omit<DocumentInput, 'family' | 'publicOrigin' | 'apiOrigin'>,
  theme: 'light' | 'dark',
): string {
  const title = pageTitle({ head, state, siteName });
  return (
    `<!doctype html><html lang="${locales[state.locale].tag}" data-theme="${theme}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>` +
    `<meta name="color-scheme" content="${theme}"><base target="_blank"><style>${assets.style}</style></head>` +
    `<body><div id="root">${html}</div></body></html>`
  );
}

/**
 * The Content-Security-Policy that goes with the document.
 * @param sources of others' pictures, and where the page's calls go if not to its own origin
 */
export function documentPolicy(
  assets: PageAssets,
  notice: RegionalNotice | null,
  { pictures = [], api }: Pick<ContentPolicy, 'pictures' | 'api'> = {},
): string {
  return contentSecurityPolicy({
    scripts: firstPaintScripts(notice),
    styles: [assets.style],
    foreign: analyticsSources(brand.analytics),
    pictures,
    api,
  });
}
