import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';

/* What a visitor has asked for in the store comes first: near the top of a phone's screen, best match first, in rows without holes. */

const search = (page: Page) => page.getByRole('combobox', { name: 'Search DApps' });
const firstCard = (page: Page) => page.locator('section[aria-labelledby="store-list"] > ul > li').first();
const firstAsset = (page: Page) => page.locator('section[aria-labelledby="store-assets"] > ul > li').first();
const lead = (page: Page) => page.getByText('Connect your own wallet.');
const warning = (page: Page) => page.getByText(/cannot vouch for every contract/);

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part.toString()} is not shown.`);
  return { ...box, end: box.y + box.height };
}

/** The list of DApps and that of tokens and NFTs, in the order of the page. */
const listsOf = (page: Page) =>
  page.locator('#store-list, #store-assets').evaluateAll((titles) => titles.map(({ id }) => id));

test.describe('as the server sends it to a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  for (const locale of ['en', 'th', 'ru', 'hi', 'zh'])
    test(`the first result is above 720 pixels in ${locale}`, async ({ page }) => {
      for (const query of ['key=uniswap', 'chain=1', 'category_id=1', 'category_id=1&chain=1&key=swap']) {
        await page.goto(`/${locale}/dappstore?${query}`);
        expect((await boxOf(firstCard(page))).end, query).toBeLessThanOrEqual(720);
      }
      await page.goto(`/${locale}/dappstore?key=USDC`);
      expect((await boxOf(firstAsset(page))).end).toBeLessThanOrEqual(720);
    });

  test('the warning follows the results, and comes before the list of the whole store', async ({ page }) => {
    await page.goto('/en/dappstore?key=swap');
    await expect(lead(page)).toHaveCount(0);
    expect((await boxOf(warning(page))).y).toBeGreaterThan((await boxOf(firstCard(page))).end);
    for (const query of ['', '?category_id=99998&category=hot']) {
      await page.goto(`/en/dappstore${query}`);
      await expect(lead(page)).toBeVisible();
      expect((await boxOf(warning(page))).end).toBeLessThan((await boxOf(firstCard(page))).y);
    }
  });
});

test('the head gets low while words are typed, and the field stays where it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/en/dappstore');
  await search(page).pressSequentially('curve');
  await expect(page).toHaveURL(/key=curve$/);
  await expect(firstCard(page).getByRole('heading')).toHaveText('Curve');
  await expect(lead(page)).toHaveCount(0);
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toBeInViewport({ ratio: 1 });
  await expect(firstCard(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(lead(page)).toBeVisible();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toBeInViewport({ ratio: 1 });
});

test('a category that is chosen far down shows its list from the start, below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/dappstore');
  await page.locator('section[aria-labelledby="store-list"] > ul > li').nth(30).scrollIntoViewIfNeeded();
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Lending' }).click();
  const title = page.getByRole('heading', { name: 'Lending', exact: true });
  await expect(title).toBeInViewport();
  await expect(firstCard(page)).toBeInViewport({ ratio: 1 });
  expect((await boxOf(title)).y).toBeGreaterThanOrEqual((await boxOf(page.locator('#categories'))).end);
});

test('a search begins with its best match, whatever order the list had', async ({ page }) => {
  await page.goto('/en/dappstore?sort=name');
  await search(page).fill('curve');
  await expect(page).toHaveURL(/\/dappstore\?key=curve$/);
  await expect(firstCard(page).getByRole('heading')).toHaveText('Curve');

  // A DApp of that name, then the token; a token of that name, then what uses it.
  await page.goto('/en/dappstore?key=uniswap');
  await expect(firstCard(page).getByRole('heading')).toHaveText('Uniswap');
  expect(await listsOf(page)).toEqual(['store-list', 'store-assets']);
  await page.getByRole('link', { name: 'Tokens and NFTs' }).click();
  await expect(firstAsset(page)).toBeInViewport();
  await page.goto('/en/dappstore?key=USDC');
  await expect(firstAsset(page)).toContainText('USDC');
  expect(await listsOf(page)).toEqual(['store-assets', 'store-list']);
});

/** Rows of a grid that do not reach its end, by their first words. Runs inside the page. */
function listHoles(grid: Element): string[] {
  const { right } = grid.getBoundingClientRect();
  const rows = new Map<number, { end: number; words: string }>();
  for (const item of grid.children) {
    const box = item.getBoundingClientRect();
    if (box.width === 0) continue;
    const row = rows.get(Math.round(box.top));
    rows.set(Math.round(box.top), {
      end: Math.max(row?.end ?? 0, box.right),
      words: row?.words ?? item.textContent.slice(0, 20),
    });
  }
  return [...rows.values()].filter(({ end }) => Math.abs(end - right) > 1).map(({ words }) => words);
}

for (const width of [375, 1024, 1440])
  test(`no row of cards has a hole at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const query of ['', '?start=40', '?start=80', '?key=uniswap', '?category_id=2', '?category_id=3']) {
      await page.goto(`/en/dappstore${query}`);
      const grid = page.locator('section[aria-labelledby="store-list"] > ul');
      expect(await grid.evaluate(listHoles), query).toEqual([]);
    }
  });
