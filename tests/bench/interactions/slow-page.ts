import type { Browser, Page } from '@playwright/test';
import { settle } from './touch.ts';

/** Lighthouse's phone: a processor four times slower, and its slow 4G (rates in bytes per second). */
const slower = 4;
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** Nothing shorter is told by Event Timing. */
const shortestMs = 16;
/** For one step of an interaction; a page that does not answer ends the benchmark. */
const patienceMs = 15_000;

export interface SlowPage {
  page: Page;
  /**
   * @param act settles when the page shows its last answer
   * @returns the longest time from an input of `act` to the paint after it, in ms; `shortestMs` where all were shorter
   */
  slowestAnswerOf(act: () => Promise<void>): Promise<number>;
  close(): Promise<void>;
}

/** Opens an address of the portal on a phone 412 px wide, and waits until the page reacts. */
export async function openSlowPage(browser: Browser, address: string): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  await page.addInitScript((durationThreshold) => {
    const answers: number[] = [];
    Object.assign(window, { answers });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) answers.push(entry.duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, shortestMs);
  const devTools = await context.newCDPSession(page);
  await page.goto(address);
  await page.locator('html[data-router="ready"]').waitFor();
  await page.waitForLoadState('networkidle');
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow4g);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return {
    page,
    async slowestAnswerOf(act) {
      await settle(page);
      await page.evaluate(() => (window as unknown as { answers: number[] }).answers.splice(0));
      await act();
      await settle(page);
      const answers = await page.evaluate(() => (window as unknown as { answers: number[] }).answers);
      return Math.max(shortestMs, ...answers);
    },
    close: () => context.close(),
  };
}
