import { expect, type Page } from '@playwright/test';
import { listAxeIssues, listColorIssues, type AxeScope } from './axe/list-axe-issues.ts';

/**
 * Waits until the page has reacted to a new width or theme: two frames. The transitions that they started are
 * brought to their ends.
 */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    // To their ends immediately: one of an element that is no longer drawn would never end.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

async function enterWidth(page: Page, width = 375): Promise<void> {
  if (page.viewportSize()?.width === width && page.viewportSize()?.height === 900) return;
  await page.setViewportSize({ width, height: 900 });
  await settle(page);
}

/** Switches the system's theme and waits until the page has followed. */
export async function enterTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(
    page.locator('html:not([data-theme])').or(page.locator(`html[data-theme=${theme}]`)),
    // Immediately, or never.
  ).toBeAttached({ timeout: 5000 });
  await settle(page);
}

/**
 * Colors get their new values without a transition: each would restyle the page several times, since a color that moves is inherited by
 * every element that has a transition of its own.
 * @returns ends this
 */
async function withoutTransitions(page: Page): Promise<() => Promise<void>> {
  // Those that run have come to their ends, and their events have been heard.
  await settle(page);
  const sheet = await page.evaluateHandle(() => {
    const own = new CSSStyleSheet();
    own.replaceSync('*, ::before, ::after, ::backdrop { transition-property: none !important }');
    document.adoptedStyleSheets.push(own);
    return own;
  });
  return async () => {
    await sheet.evaluate((own) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== own);
    });
    await sheet.dispose();
  };
}

const themeOf = (page: Page) =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));

/**
 * Expects the page as it is now to pass axe and to be no wider than its window, at each width, light and
 * dark. The page is not reloaded: it has to follow its window and the system's theme, as it does for
 * visitors. Leaves it at the first width, in the other theme: a page that gets another theme is drawn as a whole, which costs as much as
 * axe.
 */
export async function expectAccessible(
  page: Page,
  place: string,
  { widths, ...scope }: AxeScope & { widths: readonly number[] },
): Promise<void> {
  const withTransitions = await withoutTransitions(page);
  const theme = await themeOf(page);
  await enterWidth(page, widths[0]);
  await enterTheme(page, theme);
  for (const width of widths) {
    await enterWidth(page, width);
    expect(await listAxeIssues(page, scope), `${place}, ${width} px, ${theme}`).toEqual([]);
    expect(await measureOverhang(page), `${place}, ${width} px`).toBeLessThanOrEqual(0);
  }
  const other = theme === 'light' ? 'dark' : 'light';
  await enterTheme(page, other);
  for (const width of widths.toReversed()) {
    await enterWidth(page, width);
    expect(await listColorIssues(page, scope), `${place}, ${width} px, ${other}`).toEqual([]);
  }
  await withTransitions();
}

/** What is around every page: the header and the footer, which have tests of their own. */
export const aroundMain = ':is(header, footer):not(main *)';

/** Pixels by which the page is wider than its window; 0 or less when nothing overflows. */
export function measureOverhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
