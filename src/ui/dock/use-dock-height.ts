import { useEffect, useRef, type RefObject } from 'react';

/**
 * Says in `--dock` how much of the page's end a bar covers while it sticks there: what gets the focus then scrolls out from below it, and what
 * sticks to the same edge is above it.
 * @returns for the bar
 */
export function useDockHeight(): RefObject<HTMLDivElement | null> {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: bar } = dock;
    if (!bar) return undefined;
    const root = document.documentElement;
    const measure = () => {
      const covers = getComputedStyle(bar).position === 'sticky';
      root.style.setProperty('--dock', `${covers ? bar.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    // A window of another size may have it stick or not, at the same height.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.style.removeProperty('--dock');
    };
  }, []);
  return dock;
}
