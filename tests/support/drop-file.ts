import type { Locator, Page } from '@playwright/test';

/**
 * Drops a file of this machine on an element, as a person drags it from a folder into the browser. It waits until nothing covers the element
 * (a menu that is closing does), and after each step for two frames, in which the page shows whether a file may be dropped there.
 */
export async function dropFile(page: Page, target: Locator, path: string): Promise<void> {
  await target.hover();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to drop on is not visible');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x, y, data });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  await browser.detach();
}
