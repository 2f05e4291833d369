import type { Page } from '@playwright/test';
import { untilReady } from '../support/until-ready.ts';
import { expect, test } from '../support/portal-fixture.ts';

/* The header stays above and the bar with the next step below: what has the focus must not be under them (WCAG 2.2, 2.4.12). */

const pages = [
  '/submit/dapp',
  '/submit/token',
  '/recruiting/apply',
  '/report',
  '/dappstore',
  '/tools/batch-sender',
  '/tools/approvals',
];

const sizes = [
  { width: 375, height: 667 },
  { width: 1440, height: 900 },
];

/** More than any of these pages has before its footer. */
const mostSteps = 400;

interface Step {
  /** Null once the focus has left the page's own part. */
  focused: string | null;
  /** The bar that covers a part of it. */
  coveredBy: string | null;
}

/** What has the focus, and whether a bar is over it. Runs inside the page. */
function lookAtFocus(): Step {
  const focused = document.activeElement;
  if (!focused?.closest('main')) return { focused: null, coveredBy: null };
  const box = focused.getBoundingClientRect();
  const isBar = (element: Element) =>
    /^(?:sticky|fixed)$/.test(getComputedStyle(element).position) &&
    element.getBoundingClientRect().width > innerWidth / 3;
  const bars = [...document.querySelectorAll('header, main *')].filter(
    (element) => isBar(element) && !element.contains(focused),
  );
  // Of a field with many lines the browser shows the one with the caret, which is the first.
  const seen = focused.localName === 'textarea' ? 40 : 200;
  const cover = bars.find((bar) => {
    const { top, bottom, left, right } = bar.getBoundingClientRect();
    const isBeside = right <= box.left + 1 || left >= box.right - 1;
    return (
      !isBeside && bottom - top > 0 && top < Math.min(box.bottom, box.top + seen) - 1 && bottom > box.top + 1
    );
  });
  const nameOf = (element: Element) => `${element.localName} ${element.textContent.trim().slice(0, 40)}`;
  return { focused: `${nameOf(focused)} ${focused.id}`, coveredBy: cover ? nameOf(cover) : null };
}

/** Presses a key until the focus leaves `main`. @returns what was covered, and how often it was pressed */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered: Step[] = [];
  for (let steps = 1; steps < mostSteps; steps += 1) {
    await page.keyboard.press(key);
    const step = await page.evaluate(lookAtFocus);
    if (step.focused === null) return { covered, steps };
    if (step.coveredBy !== null) covered.push(step);
  }
  throw new Error(`The focus is still in the page after ${mostSteps} presses of ${key}.`);
}

for (const path of pages)
  test(`nothing that Tab reaches on ${path} is under a bar, from the top and from the end`, async ({
    page,
  }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(`/en${path}`);
      await untilReady(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const { covered, steps } = await walk(page, key);
        expect(covered, `${key} at ${size.width}`).toEqual([]);
        expect(steps).toBeGreaterThan(4);
      }
    }
  });
