import { useEffect, type RefObject } from 'react';

const breathingPx = 4;

function isTooWide(header: HTMLElement): boolean {
  const menu = header.querySelector<HTMLElement>('[data-fit-menu]');
  const tools = header.querySelector<HTMLElement>('[data-fit-tools]');
  const last = menu?.lastElementChild;
  if (!menu || !tools || !last) return false;
  const isSqueezed = menu.scrollWidth > (menu.parentElement?.clientWidth ?? 0) + 1;
  return isSqueezed || last.getBoundingClientRect().right > tools.getBoundingClientRect().left - breathingPx;
}

function fit(header: HTMLElement): void {
  delete header.dataset['fit'];
  const menu = header.querySelector<HTMLElement>('[data-fit-menu]');
  if (!menu?.offsetParent) return;
  for (const step of ['tight', 'fold']) {
    if (!isTooWide(header)) return;
    header.dataset['fit'] = step;
  }
}

/**
 * Makes the header fit its text: normal, then `tight` (no chevrons, narrow gaps), then `fold` (hamburger).
 * The result is in `data-fit`; languages differ too much in length for breakpoints.
 */
export function useHeaderFit(header: RefObject<HTMLElement | null>, locale: string): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const refit = () => fit(element);
    refit();
    // A scrollbar that appears or disappears changes the header's width, not the window's. The one hidden by
    // the open drawer will return, so the drawer's button must stay.
    const widths = new ResizeObserver(() => {
      if (!document.querySelector('[data-scroll-lock]')) refit();
    });
    widths.observe(element);
    document.fonts.addEventListener('loadingdone', refit);
    addEventListener('resize', refit);
    return () => {
      widths.disconnect();
      document.fonts.removeEventListener('loadingdone', refit);
      removeEventListener('resize', refit);
    };
  }, [header, locale]);
}
