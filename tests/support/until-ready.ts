import type { Page } from '@playwright/test';
import { pageStateElementId } from '#app/page-state.ts';

/**
 * Waits until React has hydrated the page: a button clicked earlier does nothing. Other documents are ready
 * immediately.
 */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction((id) => {
    if (!document.getElementById(id)) return document.readyState !== 'loading';
    return document.documentElement.dataset['router'] === 'ready';
  }, pageStateElementId);
}

type Options = { waitUntil?: string } | undefined;
const stopsEarlier = (options: Options) =>
  options?.waitUntil === 'commit' || options?.waitUntil === 'domcontentloaded';

/**
 * Makes a page's `goto` and `reload` return when it answers clicks, unless a test asks to continue earlier.
 */
export function withReadyPages(page: Page): void {
  const goTo = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goTo(url, options);
    if (!stopsEarlier(options)) await untilReady(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!stopsEarlier(options)) await untilReady(page);
    return response;
  };
}
