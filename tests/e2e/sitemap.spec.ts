import { localeCodes, locales } from '#i18n/locales.ts';
import { inLanguage, listEveryPage } from '../support/every-page.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { readSitemap, type SitemapEntry } from '../support/read-sitemap.ts';

const isIndexed = (html: string) => !html.includes('<meta name="robots" content="noindex">');
const canonicalOf = (html: string) =>
  /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1]?.replaceAll('&amp;', '&');

async function loadSitemap(origin: string): Promise<SitemapEntry[]> {
  const answer = await fetch(`${origin}/sitemap.xml`);
  expect(answer.headers.get('content-type')).toContain('application/xml');
  return readSitemap(await answer.text());
}

test('the sitemap is well-formed and small enough', async ({ page, portal }) => {
  const text = await (await fetch(`${portal.origin}/sitemap.xml`)).text();
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
  await page.goto('/en/about');
  const isXml = await page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror') === null,
    text,
  );
  expect(isXml).toBe(true);
});

test('every entry names the page in all languages, and each of them names it back', async ({ portal }) => {
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

test('what it lists answers, is indexed, and calls itself by that address', async ({ portal }) => {
  test.setTimeout(180_000);
  const paths = new Map<string | undefined, SitemapEntry>();
  for (const entry of await loadSitemap(portal.origin)) paths.set(entry.alternates.get('x-default'), entry);
  // One language each: a page is the same program in all of them.
  const chosen = [...paths.values()].map(
    ({ alternates }, index) =>
      alternates.get(locales[localeCodes[index % localeCodes.length] ?? 'en'].tag) ?? '',
  );
  const wrong: string[] = [];
  for (const address of chosen) {
    const answer = await fetch(address, { redirect: 'manual' });
    const html = await answer.text();
    if (answer.status !== 200 || !isIndexed(html) || canonicalOf(html) !== address) wrong.push(address);
  }
  expect(wrong).toEqual([]);
});

test('every page that may be indexed is in it', async ({ portal }) => {
  test.setTimeout(180_000);
  const listed = new Set((await loadSitemap(portal.origin)).map(({ loc }) => loc));
  const waiting = listEveryPage().map((path) => inLanguage('en', path));
  const seen = new Set(waiting);
  const missing: string[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const answer = await fetch(portal.origin + address, { redirect: 'manual' });
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) continue;
    const html = await answer.text();
    if (isIndexed(html) && !listed.has(canonicalOf(html) ?? '')) missing.push(address);
    for (const [tag, link = ''] of html.matchAll(/<a\s[^>]*?href="(\/en(?:[/?][^"#]*)?)["#][^>]*/g)) {
      if (tag.includes('rel="nofollow"')) continue;
      const path = link.replaceAll('&amp;', '&');
      if (!seen.has(path)) waiting.push(path);
      seen.add(path);
    }
  }
  expect(seen.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('robots learn where it is and what is nobody’s to read', async ({ portal }) => {
  const text = await (await fetch(`${portal.origin}/robots.txt`)).text();
  expect(text).toContain(`Sitemap: ${portal.origin}/sitemap.xml`);
  for (const path of ['/*/submission/', '/_data/']) expect(text).toContain(`Disallow: ${path}\n`);
  expect((await fetch(`${portal.origin}/sitemap-999.xml`)).status).toBe(404);
});
