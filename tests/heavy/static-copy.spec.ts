import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { localeCodes } from '#i18n/locales.ts';
import { listedMost, startExportedCopy, type ExportedCopy } from '../support/exported-copy.ts';
import { failOnNoise } from '../support/portal-fixture.ts';
import { listReferred } from '../support/referred-addresses.ts';
import { loadSitemap } from '../support/read-sitemap.ts';
import { withReadyPages } from '../support/until-ready.ts';
import { fillForm, goToDonate, goToReview, openForm } from '../e2e/submission-steps.ts';

/* What `npm run export` makes, on a static host of another origin than the portal's. */

const test = base.extend<{ refused: string[]; expectNoise: RegExp | null }, { copy: ExportedCopy }>({
  copy: [
    async ({}, provide) => {
      const copy = await startExportedCopy();
      await provide(copy);
      await copy.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ copy }, provide) => provide(copy.origin),
  context: async ({ context, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled !== false) context.on('page', withReadyPages);
    await provide(context);
  },
  expectNoise: [null, { option: true }],
  /** Everything that was answered with an error. */
  refused: async ({}, provide) => provide([]),
  page: async ({ page, refused, expectNoise }, provide) => {
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    await failOnNoise(page, expectNoise, () => provide(page));
  },
});

test.setTimeout(600_000);

interface Crawled {
  pages: number;
  missing: string[];
}

/** Whose pages are followed; a page of another language must be there. The copy has the same pages in all of them. */
const followed = ['en', 'th'];
const isFollowed = (address: string) => followed.includes(new URL(address).pathname.split('/')[1] ?? '');

/** Follows every address of the copy's own origin, from its home page on. */
async function crawl(origin: string): Promise<Crawled> {
  const seen = new Set(['/', ...followed.map((locale) => `/${locale}`)].map((path) => origin + path));
  const missing: string[] = [];
  let pages = 0;
  let next = [...seen];
  async function visit(address: string): Promise<string[]> {
    const response = await fetch(address);
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (response.status !== 200) missing.push(address);
    if (!isPage || !isFollowed(address)) {
      await response.body?.cancel();
      return [];
    }
    pages += 1;
    return listReferred(await response.text(), address);
  }
  while (next.length > 0) {
    const found: string[] = [];
    for (let start = 0; start < next.length; start += 20)
      found.push(...(await Promise.all(next.slice(start, start + 20).map(visit))).flat());
    next = [...new Set(found)].filter((address) => !seen.has(address));
    for (const address of next) seen.add(address);
  }
  return { pages, missing };
}

test('every page of the copy, and everything that pages refer to, is there', async ({ copy }) => {
  const { pages, missing } = await crawl(copy.origin);
  expect(missing).toEqual([]);
  const summary = JSON.parse(readFileSync(join(copy.folder, 'static-copy.json'), 'utf8')) as {
    pages: number;
  };
  expect(summary.pages).toBeGreaterThan(listedMost);
  // Those that no page leads to are in the sitemap.
  const listed = (await loadSitemap(copy.origin)).map(({ loc }) => loc);
  expect(pages).toBeGreaterThan(summary.pages);
  expect(await findAbsent(listed)).toEqual([]);
  expect(copy.printed).toContain(`${summary.pages} pages in ${localeCodes.length} languages`);
});

/** The addresses that are not answered with 200. */
async function findAbsent(addresses: readonly string[]): Promise<string[]> {
  const absent: string[] = [];
  for (const address of addresses) {
    const response = await fetch(address, { method: 'HEAD' });
    if (response.status !== 200) absent.push(address);
  }
  return absent;
}

test('search engines are told the addresses of the copy', async ({ copy }) => {
  const sitemap = readFileSync(join(copy.folder, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain(`<loc>${copy.origin}/en/dappstore/detail/id=1</loc>`);
  const listed = (await loadSitemap(copy.origin)).map(({ loc }) => loc);
  expect(listed.filter((address) => address.includes('?'))).toEqual([]);
  expect(sitemap).toContain(`hreflang="x-default" href="${copy.origin}/en/about"`);
  const dapp = readFileSync(join(copy.folder, 'en/dappstore/detail/id=1/index.html'), 'utf8');
  expect(dapp).toContain(`<link rel="canonical" href="${copy.origin}/en/dappstore/detail/id=1">`);
  expect(dapp, 'its picture is the portal’s').toContain(
    `<meta property="og:image" content="${copy.portal.origin}/og/en/dappstore/detail/1.png">`,
  );
  expect(sitemap, 'only the portal knows the status').not.toContain('/en/status<');
  const robots = readFileSync(join(copy.folder, 'robots.txt'), 'utf8');
  expect(robots).toContain(`Sitemap: ${copy.origin}/sitemap.xml`);
});

/** The document stays the same: pages are followed in place. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''));
const expectMarked = (page: Page) => expect(page.locator('body[data-same]')).toHaveCount(1);

test('visitors click through the copy in place, switch the language and search the store', async ({
  page,
  refused,
  copy,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${copy.portal.origin}/_data/`)) asked.push(request.url());
  });
  await page.goto('/');
  await page.waitForURL('**/en');
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'DApp store' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Search DApps' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Uniswap', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uniswap' })).toBeVisible();
  await expectMarked(page);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Language: English (EN)' });
  await menu.click();
  await page.getByRole('banner').getByRole('link', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('heading', { level: 1, name: 'Uniswap' })).toBeVisible();
  await expectMarked(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Uniswap' })).toBeVisible();
  await page.goto('/en/news');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mobile 3\.8/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/news\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked, 'the copy has the data of its pages').toEqual([]);

  await page.goto('/en/dappstore');
  await page.getByRole('combobox', { name: 'Search DApps' }).fill('curve');
  await expect(page.getByRole('main').locator('li h3 a').first()).toHaveText('Curve');
  await page.reload();
  await expect(page.getByRole('main').locator('li h3 a').first()).toHaveText('Curve');
  expect(asked.length, 'searches are the portal’s').toBeGreaterThan(0);
  expect(refused).toEqual([]);
});

test('the store of the copy is filtered by category and by network', async ({ page, refused }) => {
  await page.goto('/en/dappstore');
  await mark(page);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Lending' }).click();
  await expect(page.getByRole('heading', { name: 'Lending', exact: true })).toBeVisible();
  await page.locator('summary', { hasText: 'All networks' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Ethereum · ETH', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Lending on Ethereum' })).toBeVisible();
  await expectMarked(page);
  const cards = page.getByRole('main').locator('li h3 a');
  const shown = await cards.allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  // The host sends a page of the store, whose scripts ask the portal for what the address says.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lending on Ethereum' })).toBeVisible();
  await expect(cards).toHaveText(shown);
  expect(refused).toEqual([]);
});

test('addresses of the portal lead to the same pages: with a query, without a language, and for what the portal alone has', async ({
  page,
}) => {
  await page.goto('/en/dappstore/detail?id=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Uniswap' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goto('/about');
  await page.waitForURL('**/en/about');
  await page.goto('/en/nothing-is-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not be found/);
  await page.goto('/en/project/dapp/');
  await page.waitForURL('**/en/submit/dapp');
});

test('the status of the services is the portal’s, also when it is clicked in the copy', async ({
  page,
  copy,
}) => {
  await page.goto('/en/about');
  await mark(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service status' }).click();
  await expect(page).toHaveURL(`${copy.origin}/en/status`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectMarked(page);
  await page.goto('/en/status');
  await page.waitForURL(`${copy.portal.origin}/en/status`);
});

test('hosts that read them get headers and redirects', async ({ copy }) => {
  const redirects = readFileSync(join(copy.folder, '_redirects'), 'utf8').split('\n');
  expect(redirects).toContain('/th/download/ios /th/download/app?ios=1 301');
  expect(readFileSync(join(copy.folder, '_headers'), 'utf8')).toMatch(
    /^\/\*\n {2}strict-transport-security: /,
  );
});

test('a DApp is submitted from the copy to the portal, and its status is read there', async ({
  page,
  refused,
}) => {
  await openForm(page, '/en/submit/dapp');
  const { title } = await fillForm(page);
  await goToReview(page);
  await goToDonate(page);
  expect(refused).toEqual([]);
  const draft = await page.evaluate(() => localStorage.getItem('draft.dapp') ?? '{}');
  const { reference } = JSON.parse(draft) as { reference: string };
  // The host has no such file, and sends its not-found page.
  await page.goto(`/en/submission/${reference}`);
  await expect(page.getByRole('heading', { name: 'Waiting for the donation' })).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
});

test('a form that needs no scripts is sent from the copy to the portal, which answers with its own page', async ({
  page,
  copy,
}) => {
  await page.goto('/en/report');
  await page.getByLabel('Address of the site').fill('https://tideport-app.example/login');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.waitForURL(`${copy.portal.origin}/en/report?result=received**`);
});

test('the portal answers the copy alone: a page of another site may neither send nor read', async ({
  copy,
}) => {
  const ask = (origin: string, method: string) =>
    fetch(`${copy.portal.origin}/api/submissions/check`, {
      method,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  for (const method of ['OPTIONS', 'POST']) {
    const allowed = (await ask(copy.origin, method)).headers;
    expect(allowed.get('access-control-allow-origin')).toBe(copy.origin);
    const { headers } = await ask('https://evil.example', method);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

test.describe('while the portal does not answer', () => {
  test.use({ expectNoise: /net::ERR_CONNECTION_REFUSED|could not be fetched; the copy on this device/ });

  test('pages of the copy are read, and a search says that it was not reached', async ({ page, copy }) => {
    await page.route(`${copy.portal.origin}/**`, (route) => route.abort('connectionrefused'));
    await page.goto('/en/dappstore');
    await page.getByRole('main').getByRole('link', { name: 'Uniswap', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Uniswap' })).toBeVisible();
    await page.goto('/en/dappstore?key=curve');
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('main').locator('li h3 a')).toHaveCount(40);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the store of the copy is read to its end, and a DApp opens', async ({ page }) => {
    await page.goto('/en/dappstore');
    const cards = page.getByRole('main').locator('li h3 a');
    await expect(cards).toHaveCount(40);
    await page.getByRole('link', { name: 'Show the next 40' }).click();
    await expect(cards).toHaveCount(80);
    await cards.last().click();
    await expect(page).toHaveURL(/\/en\/dappstore\/detail\/id=\d+\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
