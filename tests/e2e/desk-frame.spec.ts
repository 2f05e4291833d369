import type { Page } from '@playwright/test';
import { deskScreens } from '../support/desk-screens.ts';
import { listLayoutFaults } from '../support/layout-faults.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { placesFor } from '#app/desk/places.ts';
import {
  enterDesk,
  expectAccessibleWithoutPreview,
  takeScreenshots,
  makeAccount,
  openFolded,
  signIn,
} from './desk-steps.ts';

test('every screen is accessible in both themes and fits a tablet, and the palette leads from one to the next by keyboard', async ({
  page,
  portal,
}) => {
  test.slow();
  const adela = await makeAccount(portal, { name: 'Adela', role: 'administrator' });
  await signIn(page, portal, { account: adela });
  for (const { name, path, axe } of deskScreens) {
    if (!axe) continue;
    const { heading, typed, widths, hasPreview } = axe;
    await test.step(name, async () => {
      if (typed) {
        await page.keyboard.press('Control+K');
        await page.getByRole('combobox', { name: 'Find' }).fill(typed);
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('Enter');
      } else await page.goto(`${portal.deskOrigin}/#${path}`);
      await expect(page.getByRole('heading', { name: heading, exact: true, level: 1 })).toBeVisible();
      const check = hasPreview ? expectAccessibleWithoutPreview : expectAccessible;
      await check(page, name, { widths });
      await takeScreenshots(page, `frame-${name}`);
    });
  }
});

/** What waits at each place is beside its name and takes room: other tests change it. */
const fixCounts = (page: Page) =>
  page.route(/\/api\/desk\/([a-z]+-)?counts\b/, (route) =>
    route.fulfill({
      json: {
        data: [
          { id: 'in-review', count: 12 },
          { id: 'open', count: 3 },
        ],
        total: 2,
      },
    }),
  );

test('an administrator reaches every place at each width, and what has no room folds away from the end', async ({
  page,
  portal,
}) => {
  await fixCounts(page);
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Alma', role: 'administrator' }) });
  const menu = page.getByRole('navigation', { name: 'Desk' });
  // The first word of each: behind it is what waits there.
  const firstWord = (text: string) => text.split(/\s/)[0];
  const names = placesFor(['administrator']).map(({ name }) => firstWord(name));
  const namesOf = async (texts: Promise<string[]>) => (await texts).map(firstWord);
  const shown = new Map<number, number>();
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The links fold away a moment after the window has its width.
    await expect(async () => {
      const boxes = await menu.getByRole('link').evaluateAll((links) =>
        links.map((link) => {
          const { top, right } = link.getBoundingClientRect();
          return { top, right };
        }),
      );
      expect(boxes.filter(({ top, right }) => top !== 0 || right >= width)).toEqual([]);
      const links = await namesOf(menu.getByRole('link').allInnerTexts());
      await menu.getByRole('button', { name: /^More/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      const folded = await namesOf(page.getByRole('menuitem').allInnerTexts());
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      expect([...links, ...folded]).toEqual(names);
      shown.set(width, links.length);
    }).toPass();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const find = page.getByRole('button', { name: /^Find/ });
    await expect
      .poll(() => find.evaluate((field) => field.scrollWidth - field.clientWidth), 'its key fits')
      .toBe(0);
    await takeScreenshots(page, `menu-${width}`);
    await page.setViewportSize({ width, height: 900 });
  }
  expect(shown.get(1024)).toBeGreaterThanOrEqual(8);
  // From 1200 px on the find field is wider too.
  expect(shown.get(1280)).toBeGreaterThanOrEqual(shown.get(1024)!);
  expect(shown.get(1440)).toBeGreaterThan(shown.get(1280)!);
  await openFolded(page, 'Webhooks');
  await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 900 });
  const more = menu.getByRole('button', { name: 'More: Webhooks' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Webhooks' })).toBeVisible();
  await takeScreenshots(page, 'menu-open');
  await expectAccessible(page, 'menu', { widths: [1024] });
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Checklist', level: 1 })).toBeVisible();
});

test('on a phone the menu cuts no place off, however many wait there', async ({ page, portal }) => {
  await fixCounts(page);
  await page.setViewportSize({ width: 375, height: 800 });
  const account = await makeAccount(portal, { name: 'Alma', role: 'administrator' });
  await signIn(page, portal, { account, path: '/watch' });
  await expect(page.getByRole('button', { name: 'More: Watch' })).toBeVisible();
  await expect.poll(() => listLayoutFaults(page)).toEqual([]);
});

test('an editor who goes to a screen before the desk has chosen the first one stays there, and is led to none that refuses them', async ({
  page,
  portal,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/desk/setup-steps*', async (route) => {
    await released;
    await route.continue();
  });
  await page.route('**/assets/numbers-page-*.js', async (route) => {
    release();
    await page.waitForResponse('**/api/desk/setup-steps*');
    await route.continue();
  });
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Greta', role: 'editor' }) });
  await page.getByRole('link', { name: 'Numbers' }).click();
  await expect(page.getByRole('heading', { name: 'Numbers', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/#\/numbers/);

  await page.goto(`${portal.deskOrigin}/#/`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Listed', level: 1 })).toBeVisible();
  await expect(page.getByText('not allowed')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Desk' }).getByRole('link')).toHaveText([
    'Listed',
    'Content',
    // With the number of those that wait, of other tests too.
    /^Second person/,
    'Releases',
    'Newsletter',
    'Subscribers',
    'Status',
    'Numbers',
    'Checklist',
  ]);
});

test.describe('a reviewer', () => {
  test.use({ expectNoise: /ERR_INTERNET_DISCONNECTED/ });
  test('loads less than 400 KB before the first screen, and another screen with its own script; learns of a lost network, and signs out', async ({
    page,
    portal,
    context,
  }) => {
    const loaded = new Map<string, number>();
    page.on('requestfinished', async (request) => {
      const { pathname } = new URL(request.url());
      // The rows of the queue and their logos are those of other tests.
      if (/^\/api\/desk\/(submissions|files)\b/.test(pathname)) return;
      const { responseBodySize } = await request.sizes();
      loaded.set(pathname, responseBodySize);
    });
    await enterDesk(page, portal, await makeAccount(portal, { name: 'Frida', role: 'reviewer' }));

    await test.step('signing in and the first screen load less than 400 KB, and another screen its own script', async () => {
      await expect(page.getByRole('heading', { name: 'Review', level: 1 })).toBeAttached();
      await page.waitForLoadState('networkidle');
      const total = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0);
      console.log(`First screen of the desk: ${Math.round(total / 1000)} KB`);
      expect(total).toBeGreaterThan(100_000);
      expect(total).toBeLessThan(400_000);
      const before = loaded.size;
      await page.getByRole('link', { name: 'Numbers' }).click();
      await expect(page.getByRole('heading', { name: 'Numbers', level: 1 })).toBeVisible();
      await expect.poll(() => [...loaded.keys()].slice(before).join()).toMatch(/numbers-page/);
    });

    await test.step('a list that was left is gone while the next screen is loading, and does not come back', async () => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/appeal-list-*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.getByRole('link', { name: /^Watch/ }).click();
      // By its element: a screen that is only hidden has no role, and still changes the address.
      const watch = page.locator('h1', { hasText: 'Watch' });
      await expect(watch).toBeVisible();
      await page.getByRole('link', { name: /^Appeals/ }).click();
      await expect(watch).toHaveCount(0);
      release();
      await expect(page.getByRole('heading', { name: 'Appeals', level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/#\/appeals/);
    });

    await test.step('the desk says that it is offline, and when it no longer is', async () => {
      const bar = page.getByText('You are offline.');
      await expect(bar).toHaveCount(0);
      await context.setOffline(true);
      await expect(bar).toBeVisible();
      await context.setOffline(false);
      await expect(bar).toHaveCount(0);
    });

    await test.step('the avatar opens the person’s account and signs out', async () => {
      await page.getByRole('button', { name: /^Account of / }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page.getByLabel('Password')).toBeVisible();
    });
  });
});
