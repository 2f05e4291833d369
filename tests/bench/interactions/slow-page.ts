import type { Browser, Locator, Page } from '@playwright/test';
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

/** Pixels of content in a second: a quick thumb. */
const swipeSpeed = 2_400;

/** Notes when each frame begins. Runs inside the page. */
function countFrames(): void {
  const frames: number[] = [];
  Object.assign(window, { frames });
  const note = (time: number) => {
    frames.push(time);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

export interface SlowPage {
  page: Page;
  /**
   * @param act settles when the page shows its last answer
   * @returns the longest time from an input of `act` to the paint after it, in ms; `shortestMs` where all were shorter
   */
  slowestAnswerOf(act: () => Promise<void>): Promise<number>;
  /**
   * A finger's swipe upwards from the middle of an element.
   * @param pixels way of the content
   * @returns the times between the frames in which the page could draw during it, in ms
   */
  framesOfSwipe(target: Locator, pixels: number): Promise<number[]>;
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
    async framesOfSwipe(target, pixels) {
      const box = await target.boundingBox();
      if (!box) throw new Error('What is to be swiped is not shown.');
      await settle(page);
      await page.evaluate(countFrames);
      await devTools.send('Input.synthesizeScrollGesture', {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        yDistance: -pixels,
        speed: swipeSpeed,
        gestureSourceType: 'touch',
      });
      const times = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
      return times.slice(1).map((time, index) => time - times[index]!);
    },
    close: () => context.close(),
  };
}
