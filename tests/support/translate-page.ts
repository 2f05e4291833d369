import { expect, type Page } from '@playwright/test';

/** Runs inside the page: replaces each text by elements of its own, now and whenever one appears, as a browser's translation does. */
function replaceTexts(): void {
  const untouched = 'script, style, noscript, textarea, font, [translate=no]';
  function translate(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.isConnected || text.parentElement?.closest(untouched)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      // The same words, so that tests find them; the text that React knows is gone.
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(document.body);
}

/** Has the page translated from now on, as a visitor does from the browser's menu. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(replaceTexts);
  await expect(page.locator('main font').first()).toBeAttached();
}
