export interface SitemapEntry {
  loc: string;
  lastmod: string | undefined;
  /** Address by hreflang. */
  alternates: ReadonlyMap<string, string>;
}

const unescape = (text: string) => text.replaceAll('&amp;', '&');

/** Reads a sitemap as this portal writes it. */
export function readSitemap(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    loc: unescape(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: new Map(
      [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(
        ([, tag = '', href = '']) => [tag, unescape(href)],
      ),
    ),
  }));
}
