import type { Page } from '@playwright/test';

export interface PageText {
  /** Language as the page marks it, BCP 47. */
  lang: string;
  text: string;
  /** Title and descriptions, which have no language of their own. */
  isHead: boolean;
}

/** Every text of a page that is seen or heard: blocks of text, labels, alternatives, title and descriptions. Code is nobody's language. */
export function listPageTexts(page: Page): Promise<PageText[]> {
  return page.evaluate(() => {
    const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? '';
    const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];
    const heard = [...document.body.querySelectorAll('*')].flatMap((element) =>
      attributes.flatMap((name) => {
        const text = element.getAttribute(name);
        return text ? [{ lang: langOf(element), text, isHead: false }] : [];
      }),
    );
    const described = [...document.querySelectorAll('head title, head meta[content]')].flatMap((element) => {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? 'title';
      if (!/title|description|image:alt/.test(name)) return [];
      return [
        {
          lang: document.documentElement.lang,
          text: element.getAttribute('content') ?? element.textContent,
          isHead: true,
        },
      ];
    });
    const skipped = 'script, style, code, pre, kbd, samp, svg, [translate="no"]';
    const isBlock = (node: Node) =>
      node instanceof Element && !/^(inline|contents)/.test(getComputedStyle(node).display);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // Inline elements belong to the sentence around them, so texts are gathered by block and language.
    const blocks = new Map<string, { lang: string; text: string; isHead: boolean }>();
    const numbers = new Map<Element, number>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || !node.parentElement || node.parentElement.closest(skipped)) continue;
      let block = node.parentElement;
      while (!isBlock(block) && block.parentElement) block = block.parentElement;
      if (!numbers.has(block)) numbers.set(block, numbers.size);
      const lang = langOf(node.parentElement);
      const key = `${numbers.get(block)} ${lang}`;
      blocks.set(key, { lang, text: (blocks.get(key)?.text ?? '') + node.data, isHead: false });
    }
    return [...described, ...heard, ...blocks.values()].filter(({ text }) => text.trim() !== '');
  });
}
