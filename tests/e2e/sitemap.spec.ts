import { localeCodes, locales } from '#i18n/locales.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { openParsingWindow } from '../support/parsing-window.ts';
import { loadSitemap, type SitemapEntry } from '../support/read-sitemap.ts';

test('the sitemap is well-formed and small enough', async ({ page, portal }) => {
  const text = await (await fetch(`${portal.origin}/sitemap.xml`)).text();
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
  const parsing = await openParsingWindow(page);
  const isXml = await parsing.evaluate(
    (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror') === null,
    text,
  );
  expect(isXml).toBe(true);
});

test('every entry names the page in all languages, and each of them links back', async ({ portal }) => {
  const entries = await loadSitemap(portal.origin);
  const byAddress = new Map(entries.map((entry) => [entry.loc, entry]));
  expect(byAddress.size).toBe(entries.length);
  expect(entries.length).toBeLessThanOrEqual(50_000);
  const tags = [...localeCodes.map((code) => locales[code].tag), 'x-default'];
  const told = ({ alternates }: SitemapEntry) => JSON.stringify([...alternates]);
  const isComplete = (entry: SitemapEntry) => {
    const { 'x-default': neutral, ...others } = Object.fromEntries(entry.alternates);
    const pages = Object.values(others).map((address) => byAddress.get(address));
    return (
      [...entry.alternates.keys()].join() === tags.join() &&
      neutral?.startsWith(portal.origin) &&
      pages.includes(entry) &&
      pages.every((page) => page && told(page) === told(entry))
    );
  };
  expect(entries.filter((entry) => !isComplete(entry)).map(({ loc }) => loc)).toEqual([]);
  expect(entries.find(({ loc }) => loc.endsWith('/en/news/15'))?.lastmod).toMatch(/^2026-/);
});

test('robots.txt names the sitemap and excludes private paths', async ({ portal }) => {
  const text = await (await fetch(`${portal.origin}/robots.txt`)).text();
  expect(text).toContain(`Sitemap: ${portal.origin}/sitemap.xml`);
  for (const path of ['/*/submission/', '/*/dappstore?*chain=', '/_data/'])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect((await fetch(`${portal.origin}/sitemap-999.xml`)).status).toBe(404);
});

test('from the store’s lists no link leads crawlers to one that repeats them', async ({ portal }) => {
  const linksOf = async (path: string) => {
    const html = await (await fetch(`${portal.origin}${path}`)).text();
    return [...html.matchAll(/<a\b[^>]*dappstore\?[^>]*>/g)].map(([tag]) => tag.replaceAll('&amp;', '&'));
  };
  const [store, category] = await Promise.all([
    linksOf('/en/dappstore'),
    linksOf('/en/dappstore?category_id=1'),
  ]);
  const repeats = [...store, ...category].filter((tag) => /[?&](?:chain|key|sort)=/.test(tag));
  expect(repeats.length).toBeGreaterThan(2);
  expect(repeats.filter((tag) => !tag.includes('rel="nofollow"'))).toEqual([]);
  expect(store.some((tag) => /category_id=\d+"/.test(tag) && !tag.includes('nofollow'))).toBe(true);
});
