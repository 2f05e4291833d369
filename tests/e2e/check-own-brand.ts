import { expect, type Page } from '@playwright/test';
import { ownLanguages } from '../support/own-brand.ts';
import type { ProductionPortal } from '../support/production-portal.ts';
import { loadSitemap } from '../support/read-sitemap.ts';

type Portal = Pick<ProductionPortal, 'origin' | 'deskOrigin'>;

/** Names and drawings of the demonstration, and its colors in the pages. */
const demonstration = /tide ?port|tide ?card|quayside payments|M22\.2 29\.66/i;
const demonstrationColors = /#(?:f6f9f7|ff6b47|ff7c5c|b9d6e1|f3e9d0|0b5a7c)\b/i;

const files = [
  '/site.en.webmanifest',
  '/robots.txt',
  '/api/openapi.json',
  '/.well-known/security.txt',
  '/mark.svg',
  '/charts/light/picture-7.svg',
  '/en/news/feed.xml',
];

/** No page, no file and nothing that a page loads has a name, a drawing or a color of the demonstration. */
export async function checkTraces(visitor: Page, { origin }: Portal): Promise<void> {
  const listed = (await loadSitemap(origin)).map(({ loc }) => new URL(loc).pathname);
  const addresses = [...listed.filter((path) => /^\/(en|th)(\/|$)/.test(path)), ...files];
  expect(addresses.length).toBeGreaterThan(25);
  const read = async (address: string) => (await visitor.request.get(address)).text();
  const seen = new Set<string>();
  for (const address of addresses) {
    const text = await read(address);
    expect(text, address).not.toMatch(demonstration);
    for (const [asset = ''] of text.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) seen.add(asset);
  }
  expect(seen.size).toBeGreaterThan(20);
  for (const asset of [...seen, '/charts/light/picture-7.svg']) {
    const text = await read(asset);
    expect(text, asset).not.toMatch(demonstration);
    expect(text, asset).not.toMatch(demonstrationColors);
  }
}

/** Pages, sitemap, feeds and the desk's fields are in the languages that the brand offers. */
export async function checkLanguages(
  { page, visitor }: { page: Page; visitor: Page },
  { origin, deskOrigin }: Portal,
): Promise<void> {
  const paths = (await loadSitemap(origin)).map(({ loc }) => new URL(loc).pathname);
  const offered = new Set(paths.map((path) => path.split('/')[1]!));
  expect([...offered].sort()).toEqual(ownLanguages.toSorted());
  const home = await (await visitor.request.get('/en')).text();
  for (const other of ['zh-tw', 'ru', 'hi', 'fil']) {
    for (const path of [`/${other}`, `/${other}/news/feed.xml`, `/site.${other}.webmanifest`])
      expect((await visitor.request.get(path)).status(), path).toBe(404);
    expect(home).not.toContain(`"/${other}"`);
  }
  const headers = { cookie: 'lang=ru', 'accept-language': 'ru' };
  expect(await (await visitor.request.get('/', { headers })).text()).toContain('<html lang="en"');
  await page.goto(`${deskOrigin}/#/content/news/create`);
  await expect(page.getByRole('tab', { name: /^Korean/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Russian/ })).toHaveCount(0);
}
