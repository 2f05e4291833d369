import type { Locator, Page } from '@playwright/test';
import { settle } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

const burger = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const drawer = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const languages = (page: Page) => drawer(page).getByRole('button', { name: 'Language: English (EN)' });

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

async function openDrawer(page: Page, path = '/en/about'): Promise<void> {
  await page.goto(path);
  await burger(page).click();
  await expect(drawer(page).getByRole('link', { name: 'Download', exact: true })).toBeVisible();
}

const unfoldAll = (page: Page) =>
  drawer(page)
    .locator('details')
    .evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')));

test.use({ viewport: { width: 375, height: 812 } });

test('the menu opens, holds the focus, leads on, fits, covers the window and closes', async ({ page }) => {
  await test.step('the hamburger opens and closes the menu, whose groups expand', async () => {
    await openDrawer(page);
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await drawer(page).getAttribute('id')).toBe(await burger(page).getAttribute('aria-controls'));
    await expect(drawer(page).locator('summary, summary + a, span > a')).toHaveText([
      'Products',
      'Brand kit',
      'Tools',
      'Trade',
      'DApp store',
      'Build',
      'Support',
    ]);
    await expect(drawer(page).getByRole('link', { name: 'Mobile wallet' })).toBeVisible();
    await expect(drawer(page).getByRole('link', { name: 'Bridge' })).toBeHidden();
    await drawer(page).locator('summary', { hasText: 'Trade' }).click();
    await expect(drawer(page).getByRole('link', { name: 'Bridge' })).toBeVisible();
    await drawer(page).locator('summary', { hasText: 'Trade' }).click();
    await expect(drawer(page).getByRole('link', { name: 'Bridge' })).toBeHidden();
    await burger(page).click();
    await expect(drawer(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
  });

  await test.step('a scrolled page stays where it was, in another theme too', async () => {
    await page.goto('/en/about');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(0);
    await burger(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await drawer(page).getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect.poll(() => scrollTop(page)).toBe(before);
    await expect(page.locator('main')).toHaveCSS('content-visibility', 'visible');
  });

  await test.step('the focus stays within the menu, and returns to the hamburger; Escape closes the languages first, then the menu', async () => {
    await openDrawer(page);
    await languages(page).click();
    await expect(drawer(page).getByRole('link', { name: '日本語' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page).getByRole('link', { name: '日本語' })).toBeHidden();
    await expect(languages(page)).toBeFocused();

    // The body represents the browser's own buttons.
    const isInside = () =>
      page.evaluate(() => document.activeElement?.matches('body, header *, [data-scroll-lock] *'));
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 30; press++) {
        await page.keyboard.press(key);
        expect(await isInside()).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
    // The page takes the focus again once the menu's end has been painted.
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });

  await test.step('following a link closes the menu; choosing a language closes it too and keeps the page', async () => {
    await openDrawer(page);
    await drawer(page).getByRole('link', { name: 'DApp store' }).click();
    await expect(page).toHaveURL(/\/en\/dappstore\?category_id=99998&category=hot$/);
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);

    await burger(page).click();
    await languages(page).click();
    await drawer(page).getByRole('link', { name: '日本語' }).click();
    await expect(page).toHaveURL(/\/ja\/dappstore\?category_id=99998&category=hot$/);
    await expect(page.locator('[data-scroll-lock]')).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  await test.step('nothing is wider than the window, and every target is large enough; widening the window closes the menu', async () => {
    await openDrawer(page);
    await unfoldAll(page);
    await languages(page).click();
    await expect(drawer(page).getByRole('link', { name: '日本語' })).toBeVisible();
    for (const width of [320, 375, 414, 600, 768]) {
      await page.setViewportSize({ width, height: 812 });
      await settle(page);
      await expect(drawer(page)).toBeVisible();
      const { over, small } = await page.evaluate(() => ({
        over: [document.documentElement, document.querySelector('[data-scroll-lock]')!].map(
          (element) => element.scrollWidth - element.clientWidth,
        ),
        small: [
          ...document.querySelectorAll('header :is(a, button), [data-scroll-lock] :is(a, button, summary)'),
        ]
          .filter((element) => element.checkVisibility())
          .filter((element) => !element.matches('span > a'))
          .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => Math.round(box.width) < 40 || Math.round(box.height) < 40)
          .map(({ name }) => name),
      }));
      expect(over, `${width} px`).toEqual([0, 0]);
      expect(small, `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('[inert], [data-scroll-lock]')).toHaveCount(0);
  });

  await test.step('all languages can be reached in a low window', async () => {
    await page.setViewportSize({ width: 667, height: 320 });
    await openDrawer(page);
    await languages(page).click();
    for (const name of ['简体中文', 'ไทย']) {
      const link = drawer(page).getByRole('link', { name });
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click({ trial: true });
    }
  });

  await test.step('the menu covers the window, with or without the strip above the header', async () => {
    const boxOf = (part: Locator) => () => part.boundingBox();
    const expectWhole = async () => {
      await expect.poll(boxOf(page.getByRole('banner'))).toEqual({ x: 0, y: 0, width: 375, height: 60 });
      await expect.poll(boxOf(drawer(page))).toEqual({ x: 0, y: 60, width: 375, height: 752 });
    };
    const strip = page.getByRole('complementary', { name: 'Notice' });
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/en/about');
    await expect(strip).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const headingBox = boxOf(page.getByRole('heading', { level: 1 }));
    const before = await headingBox();
    await burger(page).click();
    await expectWhole();
    await burger(page).click();
    await expect.poll(headingBox).toEqual(before);
    await page.getByRole('button', { name: 'Hide this notice' }).click();
    await expect(strip).toBeHidden();
    await burger(page).click();
    await expectWhole();
  });
});

test('the menu scrolls, the page behind it does not', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 500 });
  await openDrawer(page);
  await unfoldAll(page);
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 5000);
  const last = drawer(page).getByRole('link', { name: 'Forum' });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(drawer(page).getByRole('link', { name: 'Download', exact: true })).toBeInViewport({
    ratio: 1,
  });
  // Elsewhere: the browser sends turns of the wheel at one place to what the first of them scrolled.
  await page.mouse.move(180, 200);
  await page.mouse.wheel(0, 5000);
  // The browser turns the wheel in order: when the menu has moved up again, the page has had its time to move.
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => drawer(page).evaluate((menu) => menu.scrollTop)).toBe(0);
  expect(await scrollTop(page)).toBe(0);
  await burger(page).click();
  await expect(drawer(page)).toBeHidden();
  await page.mouse.move(180, 300);
  // The first turns may still come before the browser knows that the page scrolls again.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200);
      return scrollTop(page);
    })
    .toBeGreaterThan(0);
});

test('a menu that is opened while another page is on its way stays open when the page arrives; going back closes it', async ({
  page,
}) => {
  await openDrawer(page);
  const arrival = Promise.withResolvers<void>();
  await page.route('**/dappstore**', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await drawer(page).getByRole('link', { name: 'DApp store' }).click();
  await expect(drawer(page)).toBeHidden();
  await burger(page).click();
  await expect(drawer(page)).toBeVisible();
  arrival.resolve();
  await expect(page).toHaveURL(/\/en\/dappstore/);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('DApp store');
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hamburger leads to the menu as a list, languages included', async ({ page }) => {
    await page.goto('/en/about');
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
    await drawer(page).locator('summary', { hasText: 'Trade' }).click();
    await expect(drawer(page).getByRole('link', { name: 'Bridge' })).toBeVisible();
    await drawer(page).getByRole('link', { name: '日本語' }).click();
    await expect(page).toHaveURL(/\/ja\/about$/);
  });

  test('on wide windows a group opens on hover and on focus', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.goto('/en/about');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Trade' }).hover();
    await banner.getByRole('link', { name: 'Bridge' }).hover();
    await expect(banner.getByRole('link', { name: 'Bridge' })).toBeVisible();
    await page.mouse.move(500, 700);
    await banner.getByRole('button', { name: 'Brand kit' }).focus();
    await expect(banner.getByRole('link', { name: 'Download brand kit (ZIP)' })).toBeVisible();
    await banner.getByRole('button', { name: 'Language: English (EN)' }).hover();
    await banner.getByRole('link', { name: '日本語' }).click();
    await expect(page).toHaveURL(/\/ja\/about$/);
  });
});
