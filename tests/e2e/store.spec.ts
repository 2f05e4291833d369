import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';

/** Everything listed: more than one step of the list. */
const everything = '/en/dappstore';
const cards = (page: Page) => page.getByRole('main').locator('li h3 a');
/** Cards that are drawn only after a jump to the end of the list move it: one scrolls first, and clicks when it is at rest. */
async function showMore(page: Page): Promise<void> {
  const more = page.getByRole('link', { name: /^Show the (next|last)/ });
  await more.scrollIntoViewIfNeeded();
  await more.click();
}
const search = (page: Page) => page.getByRole('combobox', { name: 'Search DApps' });

test.describe('the store without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has tabs, networks, search and steps as links and a form', async ({ page }) => {
    await page.goto('/en/dappstore');
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Lending' }).click();
    await expect(page.getByRole('heading', { name: 'Lending', exact: true })).toBeVisible();

    await page.locator('summary', { hasText: 'All networks' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Ethereum · ETH', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Lending on Ethereum' })).toBeVisible();

    await search(page).fill('aave');
    await search(page).press('Enter');
    await expect(page).toHaveURL(/key=aave/);
    await expect(cards(page).first()).toHaveText('Aave');

    await page.goto(everything);
    await expect(cards(page)).toHaveCount(40);
    await showMore(page);
    await expect(page).toHaveURL(/start=40/);
    await expect(cards(page)).toHaveCount(80);

    // Favorites need JavaScript, and say so.
    await page.goto('/en/dappstore?view=favorites');
    await expect(page.locator('main noscript p')).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ expectNoise: /net::ERR_INTERNET_DISCONNECTED/ });

  test('the list stays, and search works again when the network is back', async ({ page, context }) => {
    await page.goto('/en/dappstore');
    await expect(cards(page).first()).toBeVisible();
    await context.setOffline(true);
    await search(page).fill('uniswap');
    const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
    await expect(notice.getByRole('link', { name: 'Try again' })).toBeVisible();
    await expect(page).toHaveURL(/\/dappstore$/);
    await context.setOffline(false);
    await expect(page).toHaveURL(/key=uniswap/);
    await expect(cards(page).first()).toHaveText('Uniswap');
    await expect(search(page)).toHaveValue('uniswap');
    await expect(page.getByText('Failed to fetch')).toHaveCount(0);
  });
});

test('a submitted search is counted once and stored on the device; a failure to count is silent', async ({
  page,
}) => {
  const counted: unknown[] = [];
  await page.route('**/api/searches', (route) => {
    counted.push(route.request().postDataJSON());
    return route.fulfill({ status: 503, body: '' });
  });
  await page.goto('/en/dappstore');
  await search(page).fill('curve');
  await search(page).press('Enter');
  await expect(page).toHaveURL(/key=curve/);
  await expect.poll(() => counted).toEqual([{ key: 'curve' }]);
  await page.goto(page.url());
  await search(page).fill('');
  await expect(page).not.toHaveURL(/key=/);
  await search(page).press('ArrowDown');
  await expect(page.getByRole('option', { name: 'curve', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('button', { name: /^Clear\s*recent searches$/ }).click();
  await expect(page.getByRole('option', { name: 'curve', exact: true })).toHaveCount(0);
  await expect(search(page)).toBeFocused();
});

test('the next forty load through the link when they cannot be fetched', async ({ page }) => {
  await page.route('**/v1/application/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(everything);
  await showMore(page);
  await expect(page).toHaveURL(/start=40/);
  await expect(cards(page)).toHaveCount(80);
});

test('the list of the store: its orders, its steps, its networks and suggestions, and what is typed', async ({
  page,
}) => {
  await test.step('the store opens on everything; new listings and other orders have their own addresses', async () => {
    await page.goto('/en/dappstore');
    const tabs = page.getByRole('navigation', { name: 'Categories' });
    await expect(tabs.getByRole('link', { name: 'All', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const first = await cards(page).first().textContent();

    await tabs.getByRole('link', { name: 'New', exact: true }).click();
    await expect(page).toHaveURL(/\/dappstore\?sort=newest$/);
    await expect(tabs.getByRole('link', { name: 'New', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(cards(page).first()).not.toHaveText(first ?? '');

    const order = page.getByRole('navigation', { name: 'Sort' });
    await order.getByRole('link', { name: 'A–Z' }).click();
    await expect(page).toHaveURL(/sort=name$/);
    await expect(order.getByRole('link', { name: 'A–Z' })).toHaveAttribute('aria-current', 'true');
    const names = async () => (await cards(page).allTextContents()).map((name) => name.toLowerCase());
    await expect.poll(async () => (await names())[0]).toMatch(/^[0-9a]/);
    await showMore(page);
    await expect(cards(page)).toHaveCount(80);
    const sorted = await names();
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('en', { numeric: true }).compare));

    await tabs.getByRole('link', { name: 'Hot', exact: true }).click();
    await expect(page).toHaveURL(/category_id=99998$/);
    await expect(page.getByRole('heading', { name: 'Hot', exact: true })).toBeVisible();
  });

  await test.step('the next forty are fetched once, the first of them gets the focus, and going back from a DApp restores the list', async () => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v1/application/')) requests.push(request.url());
    });
    await page.goto(everything);
    await showMore(page);
    await expect(cards(page)).toHaveCount(80);
    await expect(cards(page).nth(40)).toBeFocused();
    await showMore(page);
    await expect(cards(page)).toHaveCount(120);
    await expect(cards(page).nth(80)).toBeFocused();
    expect(requests).toHaveLength(1);
    const query = new URL(requests[0] ?? '').searchParams;
    expect([query.get('start'), query.get('count'), query.get('lang')]).toEqual(['40', '500', 'en']);
    const names = await cards(page).allTextContents();
    expect(new Set(names).size).toBe(names.length);

    await cards(page).nth(70).click();
    await expect(page).toHaveURL(/dappstore\/detail/);
    await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(120);
    await expect(cards(page).nth(70)).toBeInViewport();
  });

  await test.step('a missing network is reported; suggestions work by keyboard', async () => {
    await page.goto('/en/dappstore');
    await page.locator('summary', { hasText: 'All networks' }).click();
    await page.getByRole('textbox', { name: 'Search networks' }).fill('zzqq');
    await expect(page.getByText('Chain not found')).toBeVisible();
    for (const name of ['波场', 'TRX', 'tron']) {
      await page.getByRole('textbox', { name: 'Search networks' }).fill(name);
      await expect(page.getByRole('main').locator('details[open] li')).toHaveText(['TRON · TRX']);
    }
    await page.getByRole('textbox', { name: 'Search networks' }).fill('币安');
    await page.getByRole('main').getByRole('link', { name: 'BNB Smart Chain · BSC' }).click();
    await expect(page.getByRole('heading', { name: 'BNB Smart Chain' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Search networks' })).toBeHidden();

    await search(page).focus();
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await search(page).press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await search(page).press('ArrowUp');
    const last = page.getByRole('option').last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(search(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id'))!);
    await search(page).press('Enter');
    await expect(page).toHaveURL(/\/dappstore\/detail\?id=\d+/);
  });

  await test.step('typing filters the list in place and adds no history entry', async () => {
    await page.goto('/en/about');
    await page.goto('/en/dappstore');
    await expect(cards(page)).toHaveCount(40);
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    for (const name of ['Curve', 'Aave']) {
      await search(page).fill('');
      await search(page).pressSequentially(name.toLowerCase());
      await expect(page).toHaveURL(new RegExp(`key=${name.toLowerCase()}$`));
      await expect(cards(page).first()).toHaveText(name);
      await expect(search(page)).toBeFocused();
    }
    await expect(page.locator('body[data-same]')).toHaveCount(1);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/about$/);
    await page.goForward();
    await expect(search(page)).toHaveValue('aave');

    await search(page).fill('zzqqxxyy');
    await expect(page.getByRole('heading', { name: 'No records found' })).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page.getByRole('heading', { name: 'All DApps' })).toBeVisible();
    await expect(search(page)).toHaveValue('');
  });
});

test('skeletons appear for the loading list after 200 ms, and not before', async ({ page }) => {
  await page.goto('/en/dappstore');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/_data/**', async (route) => {
    await held;
    await route.continue();
  });
  // From the first moment on, time is frozen for them; the test moves it.
  await page.evaluate(() => {
    const stop = () => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.effect?.getTiming().delay === 200)
          animation.pause();
    };
    new MutationObserver(stop).observe(document, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Lending', exact: true }).click();
  const waiting = page.locator('section[aria-busy=true]');
  await expect(waiting).toBeVisible();
  /** How many skeletons are visible this long after they were added, of how many. */
  const seenAt = (ms: number) =>
    waiting.evaluate((section, time) => {
      const appearing = section
        .getAnimations({ subtree: true })
        .filter((each) => each instanceof CSSAnimation && each.effect?.getTiming().delay === 200);
      for (const animation of appearing) animation.currentTime = time;
      const skeletons = appearing.map(({ effect }) => (effect as KeyframeEffect).target as Element);
      return {
        all: skeletons.length,
        seen: skeletons.filter((each) => getComputedStyle(each).opacity === '1').length,
      };
    }, ms);
  const early = await seenAt(199);
  expect(early.all).toBeGreaterThan(20);
  expect(early.seen).toBe(0);
  expect(await seenAt(202)).toEqual({ all: early.all, seen: early.all });
  answer();
  await expect(page.getByRole('heading', { name: 'Lending', exact: true })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test.describe('favorites', () => {
  const star = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name} to favorites` });

  test('stay on the device and reach other tabs', async ({ page, context }) => {
    await page.goto('/en/dappstore');
    const other = await context.newPage();
    await other.goto('/en/dappstore');
    await star(page, 'Uniswap').click();
    await star(page, 'Aave').click();
    await expect(page.getByRole('button', { name: 'Remove Aave from favorites' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(other.getByRole('link', { name: 'Favorites 2' })).toBeVisible();

    await page.getByRole('link', { name: 'Favorites 2' }).click();
    await expect(page).toHaveURL(/view=favorites/);
    await expect(cards(page)).toHaveText(['Aave', 'Uniswap']);
    await page.getByRole('button', { name: 'Remove Aave from favorites' }).click();
    await expect(cards(page)).toHaveText(['Uniswap']);
    await page.reload();
    await expect(cards(page)).toHaveText(['Uniswap']);
  });

  test('survive corrupt local storage and ignore delisted DApps', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('favorites', '[999999999, "x", null, {"hid":1}]'));
    await page.goto('/en/dappstore?view=favorites');
    await expect(page.getByRole('heading', { name: 'Favorites' })).toBeVisible();
    await expect(page.locator('section[aria-busy=true]')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(0);
  });
});
