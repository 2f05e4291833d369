import { localeCodes, locales, type Locale } from '#i18n/locales.ts';
import { contentSecurityPolicy } from '#platform/http/security-headers.ts';
import type { PageHead } from '#routes/page.ts';
import { themeScript } from '#ui/theme/theme-script.ts';
import type { PageAssets } from './page-assets.ts';
import { pageStateElementId, type PageState } from './page-state.ts';

export interface DocumentInput {
  publicOrigin: string;
  head: PageHead;
  /** Path without language, with its canonical query. */
  canonicalPath: string;
  html: string;
  state: PageState;
  assets: PageAssets;
  siteName: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** JSON inside a script element: no `<` can end the element, no line separators can end a line. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const addressOf = (origin: string, locale: Locale, path: string) =>
  `${origin}/${locale}${path === '/' ? '' : path}`;

function linksOf({ publicOrigin, canonicalPath, state, head }: DocumentInput): string {
  if (head.noIndex) return '<meta name="robots" content="noindex">';
  const alternates = localeCodes.map(
    (code) =>
      `<link rel="alternate" hreflang="${locales[code].tag}" href="${escapeHtml(addressOf(publicOrigin, code, canonicalPath))}">`,
  );
  const own = escapeHtml(addressOf(publicOrigin, state.locale, canonicalPath));
  const neutral = escapeHtml(`${publicOrigin}${canonicalPath}`);
  return `<link rel="canonical" href="${own}">${alternates.join('')}<link rel="alternate" hreflang="x-default" href="${neutral}">`;
}

function feedTag({ feed }: PageHead): string {
  if (!feed) return '';
  return `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.path)}">`;
}

const addressKeys = new Set(['url', 'image', 'logo', '@id']);

/** A block of data, which no browser runs: the Content-Security-Policy needs no word for it. */
function jsonLdTag({ jsonLd }: PageHead, publicOrigin: string): string {
  if (!jsonLd) return '';
  const withOrigin = (key: string, value: unknown) =>
    typeof value === 'string' && addressKeys.has(key) && value.startsWith('/') ? publicOrigin + value : value;
  return `<script type="application/ld+json">${scriptJson(JSON.parse(JSON.stringify(jsonLd, withOrigin)))}</script>`;
}

function assetTags({ styleFiles, modules, fonts }: PageAssets): string {
  return [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    // The page's styles are inlined below; a disabled link is never fetched but tells Vite's loader that they are there.
    ...styleFiles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('');
}

/** Puts the whole HTML document together. */
export function renderDocument(input: DocumentInput): string {
  const { head, html, state, assets, siteName } = input;
  const title = state.id === 'home' ? head.title : `${head.title} · ${siteName}`;
  return (
    `<!doctype html><html lang="${locales[state.locale].tag}" data-theme="light"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>` +
    `<meta name="description" content="${escapeHtml(head.description)}">` +
    `<meta property="og:title" content="${escapeHtml(title)}"><meta property="og:description" content="${escapeHtml(head.description)}">` +
    `<meta property="og:site_name" content="${escapeHtml(siteName)}"><meta name="color-scheme" content="light dark">` +
    `<script>${themeScript}</script><style>${assets.style}</style>` +
    `<link rel="icon" href="/mark.svg" type="image/svg+xml">${linksOf(input)}${feedTag(head)}${jsonLdTag(head, input.publicOrigin)}` +
    `${assetTags(assets)}</head>` +
    `<body><div id="root">${html}</div>` +
    `<script type="application/json" id="${pageStateElementId}">${scriptJson(state)}</script>` +
    `<script type="module" src="${assets.entry}"></script></body></html>`
  );
}

/** The Content-Security-Policy that goes with the document. */
export function documentPolicy(assets: PageAssets): string {
  return contentSecurityPolicy({ scripts: [themeScript], styles: [assets.style] });
}
