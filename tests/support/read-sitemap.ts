export interface SitemapEntry {
  loc: string;
  lastmod: string | undefined;
  /** Address by hreflang. */
  alternates: ReadonlyMap<string, string>;
}

const unescape = (text: string) => text.replaceAll('&amp;', '&');

/** Reads a sitemap as this portal writes it. */
function readSitemap(xml: string): SitemapEntry[] {
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

/** @returns what the portal at `origin` lists, in its order */
export async function loadSitemap(origin: string): Promise<SitemapEntry[]> {
  const answer = await fetch(`${origin}/sitemap.xml`);
  const type = answer.headers.get('content-type') ?? '';
  if (!type.includes('application/xml')) throw new Error(`The sitemap is ${type}.`);
  return readSitemap(await answer.text());
}
