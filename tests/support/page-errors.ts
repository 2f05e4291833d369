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
    // To their ends at once: one of an element that is not drawn any more would never end.
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
  ).toBeAttached();
  await settle(page);
}

/**
 * Expects the page as it is now to pass axe and to be no wider than its window, at each width, light and
 * dark. The page is not reloaded: it has to follow its window and the system's theme, as it does for
 * visitors. Leaves it light, at the first width.
 * @param place where an error is, for the message
 */
export async function expectAccessible(
  page: Page,
  place: string,
  { widths, ...scope }: AxeScope & { widths: readonly number[] },
): Promise<void> {
  await enterWidth(page, widths[0]);
  await enterTheme(page, 'light');
  for (const width of widths) {
    await enterWidth(page, width);
    expect(await listAxeIssues(page, scope), `${place}, ${width} px, light`).toEqual([]);
    expect(await measureOverhang(page), `${place}, ${width} px`).toBeLessThanOrEqual(0);
  }
  // Back again in the dark: a page that gets another theme is drawn as a whole, which costs as much as axe.
  await enterTheme(page, 'dark');
  for (const width of widths.toReversed()) {
    await enterWidth(page, width);
    expect(await listColorIssues(page, scope), `${place}, ${width} px, dark`).toEqual([]);
  }
  await enterTheme(page, 'light');
}

/** What is around every page: the header and the footer, which have tests of their own. */
export const aroundMain = ':is(header, footer):not(main *)';

/**
 * Pages opened from now on are laid out and never painted: nothing moves, and nothing is visible. Boxes stay
 * the same, at half the cost. Drawings are empty: only their outer box counts.
 */
export async function prepareMeasuring(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const unseen = new CSSStyleSheet();
    // Inherited: a rule for every element and its pseudo-elements would cost a third of the measuring.
    unseen.replaceSync(':root { visibility: hidden !important } svg > * { display: none !important }');
    document.adoptedStyleSheets.push(unseen);
  });
}

/** Pages opened from now on are laid out without what is around every page. */
export async function leaveOutAroundMain(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    const without = new CSSStyleSheet();
    without.replaceSync(`${selector} { display: none !important }`);
    document.adoptedStyleSheets.push(without);
  }, aroundMain);
}

/** Pixels by which the page is wider than its window; 0 or less when nothing overflows. */
export function measureOverhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

interface WidthIssues {
  /** As `measureOverhang` says it. */
  overhang: number;
  /** Words in a box too small for them, where the box hides the overflow or ends it in dots. */
  cut: string[];
}

/** What is too wide on a page as it is now. */
export function readWidthIssues(page: Page): Promise<WidthIssues> {
  return page.evaluate(() => {
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isTooSmall = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
    const hides = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCutWide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isCutHigh = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return isCutWide || isCutHigh;
    };
    const cut = [...document.body.querySelectorAll('*')]
      .filter(isTooSmall)
      .filter((element) => hasWords(element) && hides(element) && element.checkVisibility())
      .map((element) => `${element.tagName}: ${element.textContent.slice(0, 60)}`);
    return { overhang: document.documentElement.scrollWidth - innerWidth, cut };
  });
}

/**
 * Sets the width of a page's window, which is 900 px high, without what Playwright does around it.
 * Not to be mixed with `setViewportSize`.
 * @returns sets a width and tells what is too wide then
 */
export async function openWidths(page: Page): Promise<(width: number) => Promise<WidthIssues>> {
  const session = await page.context().newCDPSession(page);
  return async (width) => {
    const metrics = { width, height: 900, deviceScaleFactor: 1, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    // The header measures itself and rearranges in the next frame.
    await settle(page);
    return readWidthIssues(page);
  };
}
