import { useLayoutEffect, useRef, type RefObject } from 'react';

/** After leaving a long list, the new one is shown from its start, just below the bar. */
export function scrollToList(bar: HTMLElement) {
  const hero = bar.previousElementSibling;
  if (!(hero instanceof HTMLElement)) return;
  const top = hero.offsetTop + hero.offsetHeight - (parseFloat(getComputedStyle(bar).top) || 0);
  if (scrollY > top) scrollTo({ top });
}

/**
 * Keeps in view what a visitor is at when the hero above the bar gets lower or higher: the field that is typed into, or else the start of
 * the list.
 */
export function useListPlace(bar: RefObject<HTMLElement | null>, isFolded: boolean): void {
  const wasFolded = useRef(isFolded);
  useLayoutEffect(() => {
    if (wasFolded.current === isFolded || !bar.current) return;
    wasFolded.current = isFolded;
    const focused = document.activeElement;
    if (focused && bar.current.previousElementSibling?.contains(focused))
      focused.scrollIntoView({ block: 'nearest' });
    else scrollToList(bar.current);
  }, [bar, isFolded]);
}
