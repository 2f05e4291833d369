import type axeCore from 'axe-core';

/** The part of a page that axe looks at, as selectors. */
export interface AxeParts {
  include: [[string]];
  exclude: [] | [[string]];
}

/** What a page remembers from one call to the next. */
export interface Memory {
  ids: Map<Element, number>;
  judged: Set<string>;
  /** Looks that have passed on any page. */
  passed: Set<string>;
}

/**
 * axe's rule of color contrast, which takes most of its time, over the texts whose look it has not judged before. Runs inside the page,
 * so it uses nothing of this file.
 *
 * A look is everything a finding follows from: colors, weight and size of the letters, and what they are drawn on. Only axe judges, and
 * only an equal look spares a text. Where a text lies on nothing but its own ancestors, and each reaches around it, a look that passed
 * counts on every page: axe finds something only where it is sure of all colors. Otherwise it counts for this text alone.
 * @returns the texts with too little contrast, and the looks that have passed now
 */
export async function judgeColors(parts: AxeParts): Promise<{
  issues: string[];
  passed: string[];
}> {
  const inPage = globalThis as unknown as { axe: typeof axeCore; axeMemory: Memory };
  const { ids, judged, passed } = inPage.axeMemory;
  const idOf = (element: Element) => ids.get(element) ?? ids.set(element, ids.size).get(element);

  const readStyle = (element: Element) => {
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, position, zIndex, filter, mixBlendMode } = style;
    const isReplaced = element.matches('img, svg, canvas, video, object, embed');
    const isPicture = isReplaced || backgroundImage !== 'none';
    const isPainted = isPicture || !/^rgba\(.*, 0\)$/.test(backgroundColor);
    const paint = [backgroundColor, isPicture, opacity, position, zIndex, filter, mixBlendMode].join();
    const isLayer = isPainted || opacity !== '1';
    const isPlain = !isPicture && filter === 'none' && mixBlendMode === 'normal' && !(Number(zIndex) < 0);
    const isClipping = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    return { style, isPainted, isLayer, isPlain, isClipping, paint, box: element.getBoundingClientRect() };
  };
  const styles = new Map<Element, ReturnType<typeof readStyle>>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? readStyle(element);
    styles.set(element, known);
    return known;
  };

  const isWithin = (inner: DOMRect, outer: DOMRect) =>
    outer.left <= inner.left + 1 &&
    outer.right >= inner.right - 1 &&
    outer.top <= inner.top + 1 &&
    outer.bottom >= inner.bottom - 1;
  const touches = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    one.right > other.left + 1 &&
    one.top < other.bottom - 1 &&
    one.bottom > other.top + 1;

  /** False for a text outside the page or outside a box that hides what hangs over. */
  const isShown = (text: Element, { left, right, top, bottom }: DOMRect) => {
    let seen = { left: Math.max(left, -scrollX), right, top: Math.max(top, -scrollY), bottom };
    for (let element = text; element !== document.body; element = element.parentElement!) {
      const { style, isClipping, box } = styleOf(element);
      if (style.opacity === '0') return false;
      if (isClipping)
        seen = {
          left: Math.max(seen.left, box.left),
          right: Math.min(seen.right, box.right),
          top: Math.max(seen.top, box.top),
          bottom: Math.min(seen.bottom, box.bottom),
        };
      // It may escape from the boxes around it.
      if (/absolute|fixed/.test(style.position)) break;
    }
    return seen.right - seen.left > 1 && seen.bottom - seen.top > 1;
  };
  const isField = (element: Element) =>
    element.matches(
      'select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file])',
    );
  const rectsOf = (element: Element) => {
    if (isField(element)) return [styleOf(element).box];
    const range = document.createRange();
    return [...element.childNodes].flatMap((node) => {
      // Signs alone are no words for axe.
      if (!(node instanceof Text) || /^[\s!-/:-@[-`{-~]*$/.test(node.data)) return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  };

  // Reading the style of an element that is not drawn, or of a part of a drawing, takes longest, and neither is a box behind a text.
  const every = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const boxes = every.filter(
    (element) => !element.parentElement!.closest('svg') && styleOf(element).isPainted,
  );
  /** Places of the boxes by the rows of the page that they reach into: a text is compared with those in its own rows alone. */
  const rows = new Map<number, number[]>();
  const rowsOf = ({ top, bottom }: DOMRect) => {
    const first = Math.floor(top / 100);
    return Array.from({ length: Math.floor(bottom / 100) - first + 1 }, (_, place) => first + place);
  };
  for (const [place, element] of boxes.entries())
    for (const row of rowsOf(styleOf(element).box)) {
      const known = rows.get(row);
      if (known) known.push(place);
      else rows.set(row, [place]);
    }
  const boxesNear = (rects: readonly DOMRect[]) =>
    [...new Set(rects.flatMap(rowsOf).flatMap((row) => rows.get(row) ?? []))]
      .toSorted((one, other) => one - other)
      .map((place) => boxes[place]!);

  const lookOf = (text: Element, rects: readonly DOMRect[]) => {
    const { style } = styleOf(text);
    const size = parseFloat(style.fontSize);
    // Between these, large letters begin, which need less contrast.
    let look = `${size < 18 ? 'small' : size > 25 ? 'large' : size} ${isField(text) ? text.tagName : ''}`;
    for (const name of [
      'color',
      'font-weight',
      'text-shadow',
      '-webkit-text-fill-color',
      '-webkit-text-stroke',
    ])
      look += ` ${style.getPropertyValue(name)}`;
    let around = '';
    for (const element of boxesNear(rects)) {
      const { box, paint } = styleOf(element);
      if (!rects.some((rect) => touches(rect, box)) || element.contains(text)) continue;
      around += ` ${idOf(element)} ${rects.every((rect) => isWithin(rect, box))} ${paint}`;
    }
    for (let element: Element | null = text; element; element = element.parentElement) {
      const { isPainted, isLayer, isPlain, paint, box } = styleOf(element);
      if (isLayer) look += ` ${paint}`;
      const isPage = element === document.body || element === document.documentElement;
      const reaches = isPage || !isPainted || rects.every((rect) => isWithin(rect, box));
      if (!isPlain || !reaches) around += ` ${idOf(element)} ${paint}`;
    }
    return { look: around === '' ? look : undefined, own: `${idOf(text)} ${look} ${around}` };
  };

  const [[within]] = parts.include;
  const without = parts.exclude[0]?.[0];
  const looks = new Map<Element, ReturnType<typeof lookOf>>();
  for (const text of every) {
    if (!text.closest(within) || (without !== undefined && text.closest(without))) continue;
    const rects = rectsOf(text).filter((rect) => rect.width > 0 && rect.height > 0);
    if (rects.length === 0 || !text.checkVisibility({ visibilityProperty: true })) continue;
    if (!rects.some((rect) => isShown(text, rect))) continue;
    const seen = lookOf(text, rects);
    if (!passed.has(seen.look ?? '') && !judged.has(seen.own)) looks.set(text, seen);
  }
  const elementsOf = (results: readonly axeCore.Result[]) =>
    results.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []));
  const runOnly: axeCore.RunOnly = { type: 'rule', values: ['color-contrast'] };
  const newlyPassed = new Set<string>();
  /** @returns the texts with too little contrast */
  async function judge(texts: readonly Element[]): Promise<Element[]> {
    if (texts.length === 0) return [];
    const { violations, passes, incomplete } = await inPage.axe.run(
      { include: [...texts] },
      {
        runOnly,
        resultTypes: ['violations', 'passes', 'incomplete'],
        // What it is called takes longer to find than what is wrong.
        selectors: false,
        elementRef: true,
      },
    );
    // What axe takes for hidden passes without being measured, and says nothing about a look.
    const isMeasured = ({ any }: axeCore.NodeResult) =>
      any.some((check) => (check.data as { contrastRatio?: number } | null)?.contrastRatio);
    const measured = passes.map((result) => ({ ...result, nodes: result.nodes.filter(isMeasured) }));
    for (const element of elementsOf([...measured, ...incomplete])) judged.add(looks.get(element)?.own ?? '');
    for (const element of elementsOf(measured)) {
      const look = looks.get(element)?.look;
      if (look === undefined) continue;
      newlyPassed.add(look);
      passed.add(look);
    }
    return elementsOf(violations);
  }
  // One text of each look first; the others only where that one did not pass.
  const firstOfLook = new Map([...looks].toReversed().map(([text, { look }]) => [look ?? text, text]));
  const first = new Set(firstOfLook.values());
  const found = await judge([...first]);
  const others = [...looks].filter(([text, { look }]) => !first.has(text) && !newlyPassed.has(look ?? ''));
  found.push(...(await judge(others.map(([text]) => text))));
  const named = found.length > 0 ? (await inPage.axe.run({ include: found }, { runOnly })).violations : [];
  return {
    issues: named.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    passed: [...newlyPassed],
  };
}
