import type { Locator, Page } from '@playwright/test';

/** Event Timing tells of an input once its frame was shown: by then two more may have begun. */
const framesUntilTold = 3;
/** Where the page is never idle, its frames have to do. */
const idleMs = 1_000;

/** Until what was under way is painted and told. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    async ([frames, timeout]) => {
      for (let frame = 0; frame < frames; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
    },
    [framesUntilTold, idleMs] as const,
  );
}

/**
 * Taps the middle of an element, and waits until the page has painted its answer. Playwright's own `tap` reads the page before and while it
 * answers: with a slow processor that takes longer than the answer.
 */
export async function tap(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped is not shown.');
  await settle(page);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await settle(page);
}
