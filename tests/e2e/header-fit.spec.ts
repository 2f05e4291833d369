import type { Page } from '@playwright/test';
import { localeCodes, locales } from '#i18n/locales.ts';
import { followTo, inLanguage } from '../support/every-page.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { untilReady } from '../support/until-ready.ts';

const widths = [769, 820, 900, 1024, 1250, 1251, 1366, 1440];

/** Visible errors: boxes of the header that overlap or leave the window. */
function listCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [
      ...document.querySelectorAll('header :is(nav li > a, nav li > button, [data-fit-tools] > *)'),
    ]
      .concat([...document.querySelectorAll('header a[aria-label]')].slice(0, 1))
      .filter((element) => element.checkVisibility() && !element.closest('[data-mega]'))
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .toSorted((a, b) => a.box.left - b.box.left);
    const issues = boxes.flatMap(({ name, box }, index) => {
      const next = boxes[index + 1];
      return next && box.right > next.box.left + 0.5 ? [`${name} overlaps ${next.name}`] : [];
    });
    const right = boxes.at(-1)?.box.right ?? 0;
    if (right > innerWidth) issues.push('beyond the window');
    if (document.documentElement.scrollWidth > innerWidth) issues.push('the page scrolls sideways');
    return issues;
  });
}

const setWords = (page: Page, word: string) =>
  page.evaluate((text) => {
    for (const button of document.querySelectorAll('header [data-fit-menu] > li > button'))
      button.firstChild!.textContent = text;
  }, word);

test('the header fits at every width in every language', async ({ page }) => {
  await page.goto('/en/about');
  for (const locale of localeCodes)
    await test.step(locale, async () => {
      await followTo(page, inLanguage(locale, '/about'));
      await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => listCollisions(page), `${locale}, ${width} px`).toEqual([]);
      }
    });
});

test('long words fold the header into the hamburger instead of overlapping', async ({ page }) => {
  await page.goto('/en/about');
  const burger = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  for (const word of ['Instrumente', 'Unterstützungen', 'Donaudampfschifffahrtsgesellschaft']) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await setWords(page, word);
      await page.evaluate(() => dispatchEvent(new Event('resize')));
      await expect.poll(() => listCollisions(page), `${word} at ${width} px`).toEqual([]);
    }
  }
  await expect(burger).toBeVisible();
  await burger.click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await setWords(page, 'Short');
  await page.evaluate(() => dispatchEvent(new Event('resize')));
  await expect(burger).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the header is fitted again after another language is chosen', async ({ page }) => {
  await page.route('**/_data/ru/about', async (route) => {
    const state = await (await route.fetch()).json();
    // Independent of the current translations: every message is long.
    for (const id of Object.keys(state.messages)) state.messages[id] = ['Вспомогательное средство'];
    await route.fulfill({ json: state });
  });
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/zh/about');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('banner').locator('[data-fit-tools] button').first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Русский' }).click();
  await expect(page.getByRole('banner')).toHaveAttribute('data-fit', 'fold');
  await expect.poll(() => listCollisions(page)).toEqual([]);
  await expect(page.locator('body[data-same]')).toHaveCount(1);
});

test('the header is fitted again when a typeface loads late', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/en/about', { waitUntil: 'commit' });
  await untilReady(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Products' })).toBeVisible();
  await setWords(page, 'Unterstützungen und Hilfe');
  release();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect.poll(() => listCollisions(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 800, height: 800 } });

  test('long words wrap beside the tools', async ({ page }) => {
    for (const locale of ['ru', 'vi', 'en']) {
      await page.goto(`/${locale}/about`);
      const tools = await page.locator('[data-fit-tools]').boundingBox();
      for (const item of await page.locator('[data-fit-menu] > li').all()) {
        const box = await item.boundingBox();
        if (box) expect(box.x + box.width, locale).toBeLessThanOrEqual(tools?.x ?? 0);
      }
    }
  });
});
