import type { Page } from '@playwright/test';

/**
 * What a person cannot reach or read on the screen that is open, in words: a screen that scrolls sideways, controls that something covers, that are
 * cut off at a side or too narrow for their words, pictures under a control, and numbers that break over two lines.
 */
export function listLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')];
    const nameOf = (each: Element) =>
      `${each.tagName.toLowerCase()} “${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 40)}”`;
    const isSeen = (each: Element) =>
      each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      each.getBoundingClientRect().width > 1 &&
      // Shown when it has the focus.
      each.getAttribute('href') !== '#main' &&
      each.closest('[aria-hidden=true], [role=dialog]') === null;

    /** A region or a row of tabs that a keyboard can scroll sideways may hold what is wider than it. */
    const scrolls = (each: Element) => each.closest('[role=region][tabindex="0"], [role=tablist]') !== null;

    const isCut = (each: Element): boolean => {
      const { left, right } = each.getBoundingClientRect();
      if (left < -1 || right > document.documentElement.clientWidth + 1) return true;
      for (let above = each.parentElement; above; above = above.parentElement) {
        if (getComputedStyle(above).overflowX === 'visible') continue;
        const box = above.getBoundingClientRect();
        if (left < box.left - 1 || right > box.right + 1) return true;
      }
      return false;
    };

    /** Its words run out of it. */
    const isTooNarrow = (each: Element): boolean => {
      const box = each.getBoundingClientRect();
      const rangeOf = (node: Node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range;
      };
      // Without words for ears alone, which take no room.
      const parts = [...each.childNodes].filter(
        (node) => !(node instanceof Element && getComputedStyle(node).clipPath.startsWith('inset')),
      );
      return parts
        .flatMap((node) => [...rangeOf(node).getClientRects()])
        .some(({ left, right, width }) => width > 1 && (left < box.left - 1 || right > box.right + 1));
    };

    /** What is in front of a part of it. */
    const findCover = (each: HTMLElement): Element | undefined => {
      each.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map(
        (share) => [left + (right - left) * share, (top + bottom) / 2] as const,
      );
      return points
        .flatMap(([x, y]) => document.elementFromPoint(x, y) ?? [])
        .find(
          (hit) =>
            !each.contains(hit) &&
            !hit.contains(each) &&
            hit.closest('label')?.contains(each) !== true &&
            // A row that opens as a whole has the box that selects it on its edge.
            !(hit.matches('label, label *') && hit.closest('li')?.contains(each)),
        );
    };

    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);
    for (const each of controls.filter(isSeen)) {
      if (isCut(each) && !scrolls(each)) faults.push(`cut off: ${nameOf(each)}`);
      else if (!scrolls(each)) {
        const cover = findCover(each);
        if (cover) faults.push(`covered: ${nameOf(each)}, by ${cover.className} ${nameOf(cover)}`);
      }
      if (each.matches('button, a') && isTooNarrow(each))
        faults.push(`too narrow for its words: ${nameOf(each)}`);
    }

    const pictures = [...document.querySelectorAll('li img, td img')].filter(isSeen);
    for (const picture of pictures) {
      const one = picture.getBoundingClientRect();
      for (const box of document.querySelectorAll('input[type=checkbox]')) {
        const other = box.getBoundingClientRect();
        const isOver =
          other.left < one.right &&
          other.right > one.left &&
          other.top < one.bottom &&
          other.bottom > one.top;
        if (isOver && isSeen(box)) faults.push(`on a picture: ${nameOf(box)}`);
      }
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement || !isSeen(node.parentElement)) continue;
      for (const { index, 0: number } of (node.textContent ?? '').matchAll(/\S+/g)) {
        if (!/\d[.,:]\d/.test(number)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          faults.push(`broken number: ${number}`);
      }
    }
    for (const cell of document.querySelectorAll('td.column-at')) {
      const parts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let part = parts.nextNode(); part; part = parts.nextNode()) {
        if (!/\d:\d/.test(part.textContent ?? '')) continue;
        const own = document.createRange();
        own.selectNodeContents(part);
        const tops = new Set([...own.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) faults.push(`a time in ${tops.size} lines`);
      }
    }
    return [...new Set(faults)];
  });
}
