import { useEffect, useState } from 'react';
import { canNavigateInPlace } from './visit.ts';

/** A shorter wait shows nothing: a flash of skeletons would take longer to read than the response. */
const delayMs = 150;

function watchFilters(set: (isBusy: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setSoon = (isBusy: boolean, ms = 0) => {
    clearTimeout(timer);
    timer = setTimeout(set, ms, isBusy);
  };
  // A filter that is chosen while another one loads ends that one first: its `navigate` follows in the same task.
  const end = () => setSoon(false);
  const begin = (event: NavigateEvent) => {
    const there = new URL(event.destination.url);
    const isFilter =
      event.canIntercept && there.pathname === location.pathname && there.search !== location.search;
    if (isFilter) setSoon(true, delayMs);
  };
  const watching = new AbortController();
  const { signal } = watching;
  navigation.addEventListener('navigate', begin, { signal });
  navigation.addEventListener('navigatesuccess', end, { signal });
  navigation.addEventListener('navigateerror', end, { signal });
  return () => watching.abort();
}

/**
 * True while the same page is loading with another query: another category, network or search. Each list has its own state, so the next
 * list begins with its cards, which React makes in parts between inputs. If it began with skeletons, replacing them would be one long task.
 */
export function useFilterBusy(): boolean {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => (canNavigateInPlace() ? watchFilters(setIsBusy) : undefined), []);
  return isBusy;
}
