import { useSyncExternalStore } from 'react';
import { canNavigateInPlace } from './visit.ts';

/** A shorter wait shows nothing: a flash of skeletons would take longer to read than the response. */
const delayMs = 150;

let isBusy = false;

function subscribe(listener: () => void) {
  if (!canNavigateInPlace()) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (value: boolean) => {
    isBusy = value;
    listener();
  };
  const begin = (event: NavigateEvent) => {
    clearTimeout(timer);
    const here = new URL(location.href);
    const there = new URL(event.destination.url);
    const isFilter = event.canIntercept && there.pathname === here.pathname && there.search !== here.search;
    if (isFilter) timer = setTimeout(() => set(true), delayMs);
  };
  const end = () => {
    clearTimeout(timer);
    set(false);
  };
  navigation.addEventListener('navigate', begin);
  navigation.addEventListener('navigatesuccess', end);
  navigation.addEventListener('navigateerror', end);
  return () => {
    clearTimeout(timer);
    isBusy = false;
    navigation.removeEventListener('navigate', begin);
    navigation.removeEventListener('navigatesuccess', end);
    navigation.removeEventListener('navigateerror', end);
  };
}

/** True while the same page is loading with another query: another category, network or search. */
export function useFilterBusy(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBusy,
    () => false,
  );
}
