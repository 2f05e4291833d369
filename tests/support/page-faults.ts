import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What is shown on a control is part of its spoken name (WCAG 2.5.3). axe leaves it out by default, and is never sure about single characters. */
const nameRule = 'label-content-name-mismatch';

/** What axe finds on a page as it stands: the rule and the elements that break it. */
export async function listAxeFaults(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({ rules: { [nameRule]: { enabled: true } } })
    .analyze();
  return [...violations, ...incomplete.filter(({ id }) => id === nameRule)].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Pixels by which the page is wider than its window; 0 or less when nothing hangs over. */
export function measureOverhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Words that stand in a box too small for them, where the box hides what hangs over or ends it in dots. */
export function listCutLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isTooSmall = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const hides = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCutWide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isCutHigh = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return isCutWide || isCutHigh;
    };
    return [...document.body.querySelectorAll('*')]
      .filter(isTooSmall)
      .filter((element) => hasWords(element) && hides(element) && element.checkVisibility())
      .map((element) => `${element.tagName}: ${element.textContent.slice(0, 60)}`);
  });
}
