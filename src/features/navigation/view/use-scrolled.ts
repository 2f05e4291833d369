import { useSyncExternalStore } from 'react';

const thresholdPx = 12;

function watchScroll(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled from the top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    watchScroll,
    () => scrollY > thresholdPx,
    () => false,
  );
}
