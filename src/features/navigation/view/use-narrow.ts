import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

function watchWidth(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the page is as narrow as a phone; false on the server. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia(query).matches,
    () => false,
  );
}
