import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../support/find-chromium.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import type { Figure, Report } from './figure.ts';
import { fillLongList, interactions, type Interaction } from './interactions/interactions.ts';
import { openSlowPage } from './interactions/slow-page.ts';

const runs = 5;
const goalMs = 100;

/** The slowest answer of one interaction on a page that was opened for it, in ms. */
async function measureOnce(browser: Browser, origin: string, interaction: Interaction): Promise<number> {
  const slow = await openSlowPage(browser, origin + interaction.address);
  try {
    await interaction.prepare?.(slow.page);
    return await slow.slowestAnswerOf(() => interaction.act(slow.page));
  } finally {
    await slow.close();
  }
}

const swipedPixels = 20_000;
/** 60 in a second, and a little for the clock. */
const frameGoalMs = 17.5;

/** How smoothly the batch sender's 2,000 lines move under a finger. */
async function measureSwipe(browser: Browser, origin: string): Promise<Figure> {
  const slow = await openSlowPage(browser, `${origin}/en/tools/batch-sender`);
  try {
    await fillLongList(slow.page);
    const list = slow.page.getByRole('group', { name: 'Lines of the list' });
    await slow.page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'All lines (2,000)' });
    await list.scrollIntoViewIfNeeded();
    const frames = (await slow.framesOfSwipe(list, swipedPixels)).toSorted((a, b) => a - b);
    const median = frames[Math.floor(frames.length / 2)]!;
    const late = frames.filter((ms) => ms > frameGoalMs).length / frames.length;
    const longest = frames.at(-1)!;
    return {
      name: 'batch sender: 2,000 lines under a finger, ms from frame to frame',
      figure: `median ${median.toFixed(1)} ms, ${(late * 100).toFixed(0)} % of ${frames.length} over ${frameGoalMs} ms, longest ${longest.toFixed(0)} ms`,
      ratio: `${(median / frameGoalMs).toFixed(2)} of ${frameGoalMs} ms`,
      isOver: median > frameGoalMs,
    };
  } finally {
    await slow.close();
  }
}

/**
 * How long people wait for the paint that answers their touch or key, on a phone with a slow processor and slow 4G. Event Timing counts in
 * steps of 8 ms and names nothing below 16 ms.
 */
export async function benchInteractions(report: Report): Promise<void> {
  const portal = await startOwnPortal({});
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    for (const interaction of interactions) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1)
        times.push(await measureOnce(browser, portal.origin, interaction));
      const sorted = times.toSorted((a, b) => a - b);
      const median = sorted[Math.floor(runs / 2)]!;
      report({
        name: interaction.name,
        figure: `median ${median} ms, least ${sorted[0]} ms, most ${sorted.at(-1)} ms`,
        ratio: `${(median / goalMs).toFixed(2)} of ${goalMs} ms`,
        isOver: median > goalMs,
      });
    }
    report(await measureSwipe(browser, portal.origin));
  } finally {
    await browser.close();
    await portal.stop();
  }
}
