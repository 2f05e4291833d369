import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '#i18n/locales.ts';

/* What a page says is there, read from its HTML as a visitor, a search engine and the page's own script get it. */

const installers =
  /\.(?:apk|appimage|crx|deb|dmg|exe|ipa|msi|pkg|xpi|zip)(?:[?#]|$)|apps\.apple\.com|play\.google\.com/i;
/** Structured data that promises something to get, or counts it. */
const promises = new Set([
  'downloadUrl',
  'installUrl',
  'softwareVersion',
  'numberOfItems',
  'aggregateRating',
]);
/** Lists of the pages' own data that editors, teams and releases fill. */
const filled =
  /^(?:activities|ads|articles|banners|collections|dapps|files|hot|items|news|nfts|releases|results|tokens|tutorials)$/;

const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Marks without width, which keep Thai words on one line. */
const invisible = /[\u200B\u2060]/g;

/** The words of the page, and whatever else is between its tags. */
export const textOf = (html: string): string =>
  unescape(
    html
      .split('<')
      .map((part) => part.slice(part.indexOf('>') + 1))
      .join(' '),
  ).replaceAll(invisible, '');

const hrefsOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => unescape(href));

/** Addresses of this portal that the page leads to, without their fragments. */
export const listLinks = (html: string): string[] => [
  ...new Set(
    hrefsOf(html)
      .filter((href) => href.startsWith('/') && !href.startsWith('//'))
      .map((href) => href.split('#')[0]!),
  ),
];

function* walk(value: unknown, key = ''): Generator<[key: string, value: unknown]> {
  yield [key, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) yield* walk(each, Array.isArray(value) ? key : name);
}

function listPromises(html: string): string[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return blocks.flatMap(([, text = '']) => {
    const entries = [...walk(JSON.parse(text) as unknown)];
    const lists = entries.filter(
      ([, value]) =>
        typeof value === 'object' && value !== null && '@type' in value && value['@type'] === 'ItemList',
    );
    return [
      ...entries.filter(([key]) => promises.has(key)).map(([key, value]) => `${key}: ${String(value)}`),
      ...lists.map(() => 'a list of items for search engines'),
    ];
  });
}

function listFilled(html: string): string[] {
  const [, text = '{}'] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return [...walk(JSON.parse(text) as unknown)]
    .filter(([key, value]) => filled.test(key) && Array.isArray(value) && value.length > 0)
    .map(([key, value]) => `${(value as unknown[]).length} ${key}`);
}

/** Items, downloads and counts that a page offers: none where nothing was published. */
export function listClaims(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag);
  const saved = links.filter((tag) => /\sdownload(?:=|[\s>])/.test(tag)).flatMap(hrefsOf);
  const offered = [...hrefsOf(html).filter((href) => installers.test(href)), ...saved];
  // The brand's own drawings and fonts, the description of the API and the portal's own tools are there from the start.
  const downloads = [...new Set(offered)].filter((href) => !/^\/(?:brandkit|api|fonts|tools)\//.test(href));
  return [...downloads, ...listPromises(html), ...listFilled(html)];
}

/** A sentence in a language, from its catalog. @param message as the source has it */
export async function readMessage(locale: Locale, feature: string, message: string): Promise<string> {
  const file = join(import.meta.dirname, '../../messages', locale, `${feature}.po`);
  const catalog = await readFile(file, 'utf8');
  const [, after = ''] = catalog.split(`msgid ${JSON.stringify(message)}\n`);
  const [, translated] = /^msgstr "(.*)"$/m.exec(after) ?? [];
  if (!translated) throw new Error(`There is no ${locale} for: ${message}`);
  return JSON.parse(`"${translated}"`) as string;
}
