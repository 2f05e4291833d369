import { useEffect } from 'react';

/** Safari has no `requestIdleCallback`; by then the page is loaded. */
const fallbackDelayMs = 2000;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, fallbackDelayMs);
  return () => clearTimeout(id);
}

let isLoaded = false;

async function loadLists(): Promise<void> {
  isLoaded = true;
  try {
    await (await import('./load-start-lists.ts')).loadStartLists();
  } catch {
    // The script could not be fetched: the next page of this visit tries again, until then the copies serve.
    isLoaded = false;
  }
}

/**
 * Loads the blockchain list and the token protocol map once per visit (specification §7), so that the device
 * has copies of both (local storage keys `blockchains` and `token-protocols`). It waits until the page is
 * idle, and only then loads the fetching code.
 */
export function useStartLists(): void {
  useEffect(() => {
    if (isLoaded) return;
    return whenIdle(() => void loadLists());
  }, []);
}
