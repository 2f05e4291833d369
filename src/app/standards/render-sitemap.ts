import { localeCodes, locales } from '#i18n/locales.ts';
import { escapeXml } from '#lib/escape-xml.ts';
import { neutralAddress, pageAddress } from '../page-address.ts';
import type { SitePage } from './site-pages.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A page in every language, each of which names all of them. */
function renderPage({ path, changed }: SitePage, origin: string): string {
  const alternate = (tag: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address)}"/>`;
  const alternates =
    localeCodes.map((code) => alternate(locales[code].tag, pageAddress(origin, code, path))).join('') +
    alternate('x-default', neutralAddress(origin, path));
  const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
  return localeCodes
    .map(
      (code) =>
        `<url><loc>${escapeXml(pageAddress(origin, code, path))}</loc>${lastmod}${alternates}</url>\n`,
    )
    .join('');
}

/** A sitemap (https://www.sitemaps.org/protocol.html) with the languages of each page beside it. */
export function renderSitemap(pages: readonly SitePage[], origin: string): string {
  const urls = pages.map((page) => renderPage(page, origin)).join('');
  return `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`;
}

/** A sitemap of sitemaps. */
export function renderSitemapIndex(paths: readonly string[], origin: string): string {
  const entries = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`).join('');
  return `${declaration}<sitemapindex ${namespace}>\n${entries}</sitemapindex>\n`;
}
