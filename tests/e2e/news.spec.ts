import type { Page } from '@playwright/test';
import { addOldNews } from '../support/add-old-news.ts';
import { expect, test } from '../support/portal-fixture.ts';

/** More than two pages of the list, whatever the demonstration holds. */
const oldNews = 30;
const pageSize = 20;

const listItems = (page: Page) => page.getByRole('main').locator('a:has(:is(h2, h3))');
const showMore = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Show more' });
const end = (page: Page) => page.getByRole('main').getByText('No more news.');

test.beforeEach(async ({ portal }) => {
  await addOldNews(portal.dataDir, oldNews);
  await expect(async () => {
    expect(await (await fetch(`${portal.origin}/en/news`)).text()).toContain('start=20');
  }).toPass();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list without JavaScript', async ({ page }) => {
    await test.step('each page has the next 20, up to the last', async () => {
      await page.goto('/en/news');
      await expect(listItems(page)).toHaveCount(pageSize);
      await showMore(page).click();
      await expect(page).toHaveURL(/\/en\/news\?start=20$/);
      await expect(listItems(page)).toHaveCount(pageSize);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/news\?start=20$/);
      await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', /\/en\/news$/);
      await expect(page.locator('link[rel=next]')).toHaveAttribute('href', /\/en\/news\?start=40$/);
      await showMore(page).click();
      await expect(page).toHaveURL(/\/en\/news\?start=40$/);
      await expect(page.getByRole('heading', { name: `Old notice ${oldNews}` })).toBeVisible();
      await expect(end(page)).toBeVisible();
      await expect(showMore(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Newer news' }).click();
      await expect(page).toHaveURL(/\/en\/news\?start=20$/);
    });

    await test.step('the kinds are links, each to its own list', async () => {
      await page.goto('/en/news');
      const filter = page.getByRole('navigation', { name: 'Filter by kind' });
      await expect(filter.locator('[aria-current]')).toHaveText(/^All/);
      await filter.getByRole('link', { name: 'Warning' }).click();
      await expect(page).toHaveURL(/\/en\/news\?kind=warning$/);
      await expect(page).toHaveTitle('Warning · News · Tideport');
      await expect(filter.locator('[aria-current]')).toHaveText(/^Warning/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/news\?kind=warning$/);
      await expect(page.locator('link[rel=alternate][hreflang=th]')).toHaveAttribute(
        'href',
        /\/th\/news\?kind=warning$/,
      );
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
        /staff never send/i,
      ]);
      await filter.getByRole('link', { name: 'All' }).click();
      await expect(page).toHaveURL(/\/en\/news$/);
    });

    await test.step('items can be read and link to their neighbors', async () => {
      await page.goto('/en/news/7');
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await page
        .getByRole('navigation', { name: 'More news' })
        .getByRole('link', { name: 'Earlier' })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
      await page.getByRole('navigation', { name: 'More news' }).getByRole('link', { name: 'Later' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    });
  });
});

test('“Show more” and the way back', async ({ page }) => {
  await test.step('items are grouped by year, without the one that leads the page; “Show more” extends the list in place and focuses the first new item', async () => {
    await page.goto('/en/news');
    const years = await page.locator('main section h2 time').allTextContents();
    expect(years).toEqual(['2026', '2025']);
    await expect(page.locator('main h3').first()).toBeVisible();
    const ids = await listItems(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(ids).size).toBe(pageSize);
    // A day of the year, because the heading names the year.
    await expect(page.locator('main li time').first()).toHaveText('Nov 12');

    await showMore(page).click();
    await expect(listItems(page)).toHaveCount(2 * pageSize);
    await expect(listItems(page).nth(pageSize)).toBeFocused();
    await expect(page).toHaveURL(/\/en\/news$/);
    await showMore(page).click();
    await expect(page.getByRole('heading', { name: `Old notice ${oldNews}` })).toBeVisible();
    await expect(end(page)).toBeVisible();
    const hrefs = await listItems(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });

  await test.step('“Show more” continues in the page’s language and marks items in another', async () => {
    await page.goto('/ko/news');
    await page.getByRole('main').locator('a[href="/ko/news?start=20"]').click();
    await expect(listItems(page)).toHaveCount(2 * pageSize);
    await expect(page.locator('main a[href="/ko/news/22"] h3')).toHaveText(/\p{Script=Hangul}/u);
    await expect(page.locator('main a[href="/ko/news/22"] [lang]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Old notice 1', exact: true })).toHaveAttribute(
      'lang',
      'en',
    );
  });

  await test.step('going back from an item restores the list and its scroll position; another language loads its own list', async () => {
    await page.goto('/en/news');
    await showMore(page).click();
    const read = listItems(page).nth(30);
    await read.scrollIntoViewIfNeeded();
    await read.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Old notice' })).toBeVisible();
    await page.goBack();
    await expect(listItems(page)).toHaveCount(2 * pageSize);
    await expect(listItems(page).nth(30)).toBeInViewport();
    await page.goto('/zh/news');
    await expect(listItems(page)).toHaveCount(pageSize);
    await expect(listItems(page).first()).toContainText(/\p{Script=Han}/u);
  });
});

test('a failed request adds nothing and keeps the link; a list that has just ended says so where the link was', async ({
  page,
}) => {
  await page.goto('/en/news');
  await page.route('**/_data/en/news?start=20', (route) => route.fulfill({ status: 503, body: 'down' }));
  const failed = page.waitForResponse('**/_data/en/news?start=20');
  await showMore(page).click();
  await failed;
  await expect(showMore(page)).toHaveAttribute('href', '/en/news?start=20');
  await expect(listItems(page)).toHaveCount(pageSize);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await page.unroute('**/_data/en/news?start=20');
  await showMore(page).click();
  await expect(listItems(page)).toHaveCount(2 * pageSize);

  await page.route('**/_data/en/news?start=40', (route) => route.fulfill({ status: 404, json: {} }));
  await showMore(page).click();
  await expect(end(page)).toBeFocused();
  await expect(listItems(page)).toHaveCount(2 * pageSize);
});
