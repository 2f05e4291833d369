import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import { formPath, openForm, fillForm, goToReview } from './submission-steps.ts';

const widths = [375, 1440];
/** Letters of other widths and heights, and of other fonts. */
const languages = [
  { name: 'ไทย', tag: 'th' },
  { name: 'Русский', tag: 'ru' },
];

type Language = (typeof languages)[number];

/** Opens the language menu of the header, or of the drawer where the header has no room for it. */
async function openLanguages(page: Page, width: number): Promise<Locator> {
  const banner = page.getByRole('banner');
  const place = width < 800 ? page.getByRole('navigation', { name: 'Menu' }) : banner;
  if (width < 800) await banner.getByRole('button', { name: 'Menu' }).click();
  await place.getByRole('button', { name: /^(Language|Язык): / }).click();
  return place;
}

/**
 * Chooses a language as a person with a mouse does: where the link is. A locator's click first asks the
 * browser to scroll to the link, and the browser scrolls the page below the sticky header for it, which no
 * person's click does.
 */
async function chooseLanguage(page: Page, { name, tag }: Language, width: number): Promise<void> {
  const link = (await openLanguages(page, width)).getByRole('link', { name });
  const top = await page.evaluate(() => scrollY);
  // The menu that it is in still moves while it opens.
  const isMoving = () =>
    link.evaluate((element) =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && (effect as KeyframeEffect).target?.contains(element),
        ),
    );
  await expect.poll(isMoving).toBe(false);
  await link.evaluate((element) => {
    // In the drawer, which has its own scrolling.
    if (element.getBoundingClientRect().bottom > innerHeight) element.scrollIntoView({ block: 'nearest' });
  });
  const box = await link.boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
}

/** Which of the page's headings is nearest to the upper visible edge, below the header. */
function headingAtTop(page: Page): Promise<number> {
  return page.evaluate(() => {
    const distances = [...document.querySelectorAll('main :is(h1, h2, h3)')].map((heading) =>
      Math.abs(heading.getBoundingClientRect().top - 80),
    );
    return distances.indexOf(Math.min(...distances));
  });
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test('another language shows the same part of the page', async ({ page }) => {
      for (const path of ['/en', '/en/about', '/en/news'])
        for (const language of languages)
          await test.step(`${path}, ${language.tag}`, async () => {
            await page.goto(path);
            await page.evaluate(() => document.fonts.ready);
            const headings = page.locator('main :is(h1, h2, h3)');
            const middle = Math.floor((await headings.count()) / 2);
            await headings
              .nth(middle)
              .evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 80));
            const before = await headingAtTop(page);
            expect(before).toBeGreaterThan(0);
            await chooseLanguage(page, language, width);
            await page.evaluate(() => document.fonts.ready);
            await expect.poll(() => headingAtTop(page), `${path}, ${language.tag}`).toBe(before);
          });
    });
  });
}

test('content that loads late above the position does not move it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/en/about');
  // Past the section whose heading sticks below the header, which hides when the page scrolls down.
  await page.evaluate(() => scrollTo(0, 1700));
  await chooseLanguage(page, { name: 'Русский', tag: 'ru' }, 1440);
  await page.evaluate(() => document.fonts.ready);
  const before = await headingAtTop(page);
  const moved = await page.evaluate(async (place) => {
    const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')];
    const top = () => headings[place]?.getBoundingClientRect().top ?? 0;
    const [topBefore, pageBefore] = [top(), scrollY];
    // As a picture or a font does that loads late, far above.
    headings[0]?.style.setProperty('padding-top', '240px');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return { heading: Math.abs(top() - topBefore), page: scrollY - pageBefore };
  }, before);
  expect(moved.page).toBeGreaterThan(0);
  expect(moved.heading).toBeLessThanOrEqual(1);
  expect(await headingAtTop(page)).toBe(before);
});

test('after choosing a language the language button has the focus, and the menu is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/en/about');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language: / })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('banner').locator('[aria-expanded]:focus')).toHaveAccessibleName(/\(ES\)$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Filipino' })).toBeHidden();
});

test('after scrolling, the page stays where the person went', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/en/about');
  await page.evaluate(() => scrollTo(0, 900));
  await chooseLanguage(page, { name: 'Русский', tag: 'ru' }, 1440);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 400);
  // Further than what the other language's lines move the page.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1200);
  const { top, later } = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let at = -1;
    while (at !== scrollY) {
      at = scrollY;
      await frame();
    }
    document.querySelector('main')?.append(Object.assign(document.createElement('p'), { textContent: '·' }));
    await frame();
    await frame();
    return { top: at, later: scrollY };
  });
  expect(later).toBe(top);
});

test('a form keeps its step and what was typed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openForm(page, formPath);
  const { title } = await fillForm(page);
  const asked = page.getByRole('textbox', { name: 'Email', exact: true });
  // It has another name in Russian.
  const email = page.locator(`[id="${await asked.getAttribute('id')}"]`);
  await email.scrollIntoViewIfNeeded();
  await email.fill('crew@lantern.example');
  await chooseLanguage(page, { name: 'Русский', tag: 'ru' }, 1440);
  await expect(email).toHaveValue('crew@lantern.example');
  await expect(email).toBeInViewport();
  await chooseLanguage(page, { name: 'English', tag: 'en' }, 1440);
  await expect(page.getByLabel('Project name')).toHaveValue(title);
  await goToReview(page);
  await chooseLanguage(page, { name: 'Русский', tag: 'ru' }, 1440);
  await expect(page).toHaveURL(/\/ru\/submit\/dapp#review$/);
  await expect(page.getByText('crew@lantern.example')).toBeAttached();
  await expect(page.locator('[aria-current=step]')).toHaveCount(1);
  await expect(page.locator('main ol li').nth(1)).toHaveAttribute('aria-current', 'step');
});
