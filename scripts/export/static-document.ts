import { isApi } from '#app/api-addresses.ts';
import { copiedPath } from '#app/static-copy/copied-address.ts';
import { keysFilePath } from '#features/tools/offline-keys/model/keys-file.ts';
import { fallbackLocale, localeCodes } from '#i18n/locales.ts';

/** What a page refers to by an attribute; React writes them all in double quotes. */
const attributes = /\s(?:href|src|srcset|content|poster)="([^"]*)"/gi;

const plain = (text: string) => text.replaceAll('&amp;', '&');

/** A path of the portal among other things, in attributes, JSON and styles. */
const paths = /(?<=["'(\s,])\/(?:files|charts|brandkit|icons)\/[\w./%-]+/g;

/** Addresses that a program calls; a page refers to the description alone. */
const isCall = (path: string) => /^\/(?:v1|api)\b/.test(path) && path !== '/api/openapi.json';

/**
 * The files that a page shows or leads to, as far as they are answered and no file of the build.
 * @param origin of the copy: pictures for previews have whole addresses
 */
export function listFiles(html: string, origin: string): string[] {
  const values = [...html.matchAll(attributes)].flatMap(([, value = '']) => plain(value).split(/[\s,]+/));
  const own = values.map((value) => (value.startsWith(`${origin}/`) ? value.slice(origin.length) : value));
  return own
    .filter((value) => value.startsWith('/') && !value.startsWith('//'))
    .map((value) => value.split(/[?#]/, 1)[0] ?? '')
    .filter((path) => (isApi(path) && !isCall(path)) || path === keysFilePath);
}

/** Files that the data of a page name: they are shown only after some clicks, and an example may name what there is not. */
export const listNamedFiles = (text: string): string[] => [...text.matchAll(paths)].map(([path]) => path);

/** Addresses of this site with a query, in attributes, JSON and XML. */
const addressesOf = (origin: string) =>
  new RegExp(
    `(?<=["']|${origin.replaceAll(/[.[\]]/g, String.raw`\$&`)})/(?:${localeCodes.join('|')})/[\\w/-]+\\?[\\w=&;-]+`,
    'g',
  );

/** The address without a language leads to the visitor's on the portal; of a static host, search engines get the page in the usual one. */
function withUsualLanguage(text: string, origin: string): string {
  const start = `hreflang="x-default" href="${origin}`;
  return text
    .replaceAll(`${start}/`, `${start}/${fallbackLocale}/`)
    .replaceAll(`${start}/${fallbackLocale}/"`, `${start}/${fallbackLocale}"`);
}

/**
 * Pages with a query have addresses of their own in the copy.
 * @param onPage is told the portal's address of each of them
 */
export function withCopiedAddresses(
  text: string,
  { origin, onPage }: { origin: string; onPage?: (address: string) => void },
): string {
  return withUsualLanguage(text, origin).replace(addressesOf(origin), (written) => {
    const address = plain(written);
    const path = copiedPath(address);
    if (path === undefined) return written;
    if (path !== address.split('?', 1)[0]) onPage?.(address);
    return written.includes('&amp;') ? path.replaceAll('&', '&amp;') : path;
  });
}

/** Pages whose pictures for previews are the portal's. */
export const withPortalPictures = (html: string, { origin, portal }: { origin: string; portal: string }) =>
  html.replaceAll(`${origin}/og/`, `${portal}/og/`);

/** A sitemap of the pages that the copy has. */
export const withCopiedPages = (sitemap: string, origin: string): string =>
  sitemap.replace(/<url><loc>([^<]*)<\/loc>.*?<\/url>\n?/gs, (entry, loc: string) =>
    copiedPath(plain(loc).slice(origin.length)) === undefined ? '' : entry,
  );

/** What a policy cannot say in a document: browsers warn about it there. */
const headerOnly = /; frame-ancestors [^;]*/;

/** A document that brings its Content-Security-Policy along, because a static host may send no headers. */
export function withPolicy(html: string, policy: string): string {
  const [charset] = /<meta charset="utf-8">/.exec(html) ?? [];
  if (charset === undefined) throw new Error('A page has no place for its policy.');
  const content = policy.replace(headerOnly, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return html.replace(charset, () => charset + meta);
}

/** A document that leads somewhere else, for what the portal answers with a redirect. */
export function redirectDocument(to: string): string {
  const target = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${target}</title><meta http-equiv="refresh" content="0; url=${target}"><a href="${target}">${target}</a></html>\n`;
}
