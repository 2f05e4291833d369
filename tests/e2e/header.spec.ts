import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, test } from '../support/portal-fixture.ts';

const banner = (page: Page) => page.getByRole('banner');
const group = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const logo = (page: Page) => banner(page).getByRole('link', { name: 'Tideport, home' });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Opens a page with the pointer where nothing reacts to it. */
async function open(page: Page, path: string): Promise<void> {
  await page.mouse.move(700, 880);
  await page.goto(path);
}

test.use({ viewport: { width: 1440, height: 900 } });

test('the groups are in order, with the brand kit on medium widths only; the background changes after scrolling, except on the store', async ({
  page,
}) => {
  const names = () => page.getByRole('navigation', { name: 'Main' }).locator('li > :is(a, button):visible');
  const wide = ['Products', 'Tools', 'Trade', 'DApp store', 'Build', 'Support'];
  await page.goto('/en');
  await expect(names()).toHaveText(wide);
  await page.setViewportSize({ width: 1250, height: 900 });
  await expect(names()).toHaveText(['Products', 'Brand kit', ...wide.slice(1)]);

  await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo(0, 400));
  await expect(banner(page)).toHaveCSS('background-color', 'rgb(246, 249, 247)');
  await page.goto('/en/dappstore');
  await expect(banner(page)).toHaveCSS('background-color', 'rgb(246, 249, 247)');
});

test('groups, the brand kit’s menu, the logo, the store item and the theme, on wide windows', async ({
  page,
}) => {
  await test.step('a group opens on hover, another replaces it, and it closes when the pointer leaves or at Escape', async () => {
    await open(page, '/en/about');
    await group(page, 'Products').hover();
    await expect(banner(page).getByRole('link', { name: 'Hardware wallet' })).toBeVisible();
    await group(page, 'Trade').hover();
    await expect(banner(page).getByRole('link', { name: 'Bridge' })).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Hardware wallet' })).toBeHidden();
    await page.mouse.move(700, 800);
    await expect(group(page, 'Trade')).toHaveAttribute('aria-expanded', 'false');

    // Wherever the focus is.
    await group(page, 'Build').hover();
    await expect(group(page, 'Build')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(group(page, 'Build')).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the menus work with the keyboard alone, and focusing the header does not scroll the page', async () => {
    await open(page, '/en/about');
    const trade = group(page, 'Trade');
    await trade.focus();
    await page.keyboard.press('Enter');
    await expect(trade).toHaveAttribute('aria-expanded', 'true');
    const sheet = page.locator(`[id="${await trade.getAttribute('aria-controls')}"]`);
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('link', { name: 'Swap', exact: false }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(trade).toBeFocused();
    await page.keyboard.press('Space');
    await expect(sheet).toBeVisible();
    await banner(page).getByRole('link', { name: 'DApp store' }).focus();
    await expect(sheet).toBeHidden();

    await page.evaluate(() => scrollTo(0, 900));
    for (const control of await banner(page).locator('[data-fit-menu] > li > :is(a, button):visible').all())
      await control.focus();
    await banner(page).getByRole('button', { name: 'Language: English (EN)' }).press('Enter');
    await banner(page).getByRole('link', { name: '简体中文' }).focus();
    await logo(page).focus();
    expect(await scrollTop(page)).toBe(900);
  });

  await test.step('a right click on the logo toggles the brand kit’s menu; the context-menu key opens it, and Escape returns to the logo', async () => {
    await open(page, '/en/about');
    const sheet = banner(page).getByRole('group', { name: 'Brand kit' });
    await logo(page).click({ button: 'right' });
    await expect(sheet.getByRole('link')).toHaveText(['Brand kit', 'Download brand kit (ZIP)']);
    await logo(page).click({ button: 'right' });
    await expect(sheet).toBeHidden();
    await logo(page).click({ button: 'right' });
    await page.getByRole('heading', { level: 1 }).click();
    await expect(sheet).toBeHidden();
    await logo(page).click({ button: 'right' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('link', { name: 'ZIP' }).click(),
    ]);
    expect(Object.keys(unzipSync(await readFile(await download.path()))).length).toBeGreaterThan(10);
    await expect(sheet).toBeHidden();

    await logo(page).focus();
    await page.keyboard.press('ContextMenu');
    await expect(sheet.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(logo(page)).toBeFocused();

    await logo(page).click({ button: 'right' });
    await sheet.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/brandkit$/);
  });

  await test.step('the logo leads to the top of the home page and replaces the page', async () => {
    await open(page, '/en/news');
    await open(page, '/en/about');
    await page.evaluate(() => scrollTo(0, 900));
    await logo(page).click();
    await expect(page).toHaveURL(/\/en$/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/news$/);
  });

  await test.step('the store item opens hot DApps as a new page, and reloads when already there', async () => {
    await open(page, '/en/about');
    const store = banner(page).getByRole('link', { name: 'DApp store' });
    await store.click();
    await expect(page).toHaveURL(/\/en\/dappstore\?category_id=99998&category=hot$/);
    await page.evaluate(() => document.body.setAttribute('data-old', ''));
    await store.click();
    await expect(page.locator('body[data-old]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/en\/dappstore\?category_id=99998&category=hot$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/about$/);
  });

  await test.step('a menu hangs below the header, with or without the strip above it, and scrolls to its last link in a low window', async () => {
    await open(page, '/en/about');
    const bottomOf = async () => {
      const box = await banner(page).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const sheet = banner(page).locator('[data-mega]:visible');
    await group(page, 'Products').press('Enter');
    const topOf = async () => (await sheet.boundingBox())?.y;
    await expect.poll(async () => (await topOf()) === (await bottomOf())).toBe(true);
    await group(page, 'Products').press('Enter');

    await page.setViewportSize({ width: 1000, height: 360 });
    await group(page, 'Tools').press('Enter');
    // What has the focus is scrolled to where it is at that moment.
    const moving = () => sheet.evaluate((menu) => menu.getAnimations({ subtree: true }).length);
    await expect.poll(moving).toBe(0);
    const last = banner(page).getByRole('link', { name: 'Nostr assets batch sender' });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.95 });
    await group(page, 'Tools').press('Enter');
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole('button', { name: 'Hide this notice' }).click();
    await expect.poll(bottomOf).toBe(72);
    await group(page, 'Products').press('Enter');
    await expect.poll(topOf).toBe(72);
  });

  await test.step('switching the theme lasts', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/en/about');
    await banner(page).getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

/** The clock is the test's: how soon a click follows decides what it does. */
async function openByHover(page: Page): Promise<Locator> {
  await page.clock.install();
  await page.goto('/en/about');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const products = group(page, 'Products');
  await products.hover();
  await page.clock.runFor(100);
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  return products;
}

test('a click closes a group that hover opened; right after hover it was meant to open it, and the next one closes it', async ({
  page,
}) => {
  const products = await openByHover(page);
  await page.clock.runFor(1000);
  await products.click();
  await expect(products).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.move(700, 800);
  await page.clock.runFor(1000);

  await products.hover();
  await page.clock.runFor(100);
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await products.click();
  // Nothing else closes it either.
  await page.mouse.move(700, 800);
  await page.clock.runFor(1000);
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await products.click();
  await expect(products).toHaveAttribute('aria-expanded', 'false');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens; tapping the same group or elsewhere closes', async ({ page }) => {
    await page.goto('/en/about');
    const products = group(page, 'Products');
    const trade = group(page, 'Trade');
    await products.tap();
    await expect(banner(page).getByRole('link', { name: 'Card' })).toBeVisible();
    await trade.tap();
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect(trade).toHaveAttribute('aria-expanded', 'true');
    await trade.tap();
    await expect(trade).toHaveAttribute('aria-expanded', 'false');
    await products.tap();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.touchscreen.tap(700, 850);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  });
});

test('on medium widths the brand kit is a group with its page and its file', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/en/about');
  await group(page, 'Brand kit').focus();
  await page.keyboard.press('Enter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    banner(page).getByRole('link', { name: 'Download brand kit (ZIP)' }).click(),
  ]);
  expect(Object.keys(unzipSync(await readFile(await download.path()))).length).toBeGreaterThan(10);
  await expect(group(page, 'Brand kit')).toHaveAttribute('aria-expanded', 'false');
  await group(page, 'Brand kit').hover();
  await banner(page).getByRole('link', { name: 'Brand kit', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/brandkit$/);
});
