import type { Page } from '@playwright/test';

/** Opens a page and waits until it is more than the server's markup: until React holds the elements of the page itself. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const element = document.querySelector('main h1');
    return element !== null && Object.keys(element).some((key) => key.startsWith('__react'));
  });
}
