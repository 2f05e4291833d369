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
  const bars = [...document.querySelectorAll('header, main *')].filter(
    (bar) => /^(?:sticky|fixed)$/.test(getComputedStyle(bar).position) && !bar.contains(focused),
  );
  const cover = bars.find((bar) => {
    const { top, bottom, left, right } = bar.getBoundingClientRect();
    const isBeside = right <= box.left + 1 || left >= box.right - 1;
    // A field that is taller than the space between the bars is seen at its beginning.
    return (
      !isBeside && bottom - top > 0 && top < Math.min(box.bottom, box.top + 200) - 1 && bottom > box.top + 1
    );
  });
  const nameOf = (element: Element) => `${element.localName} ${element.textContent.trim().slice(0, 40)}`;
  return { focused: `${nameOf(focused)} ${focused.id}`, coveredBy: cover ? nameOf(cover) : null };
}

/** Presses Tab from the first part of `main` to the footer, or back. @returns what was covered, and how often Tab was pressed */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered: Step[] = [];
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const step = await page.evaluate(lookAtFocus);
    if (step.focused === null) return { covered, steps };
    if (step.coveredBy !== null) covered.push(step);
    await page.keyboard.press(key);
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
      await page.getByRole('main').locator('a, button, input, select, textarea, summary').first().focus();
      const down = await walk(page, 'Tab');
      expect(down.covered, `downward at ${size.width}`).toEqual([]);
      expect(down.steps).toBeGreaterThan(3);
      await page.keyboard.press('Shift+Tab');
      const up = await walk(page, 'Shift+Tab');
      expect(up.covered, `upward at ${size.width}`).toEqual([]);
      expect(up.steps).toBeGreaterThan(3);
    }
  });
