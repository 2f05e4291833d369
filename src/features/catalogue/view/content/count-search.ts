import { timeoutSignal } from '#lib/http-timeout.ts';

/** Words counted last on this page: a search and the result picked from it are one search. */
let lastCounted = '';

/** Counts a committed search for the hot list; the server keeps which DApp it found, not the words. A failure is nobody's concern. */
export function countSearch(key: string): void {
  const words = key.trim();
  if (!words || words === lastCounted) return;
  lastCounted = words;
  fetch('/api/searches', {
    method: 'POST',
    keepalive: true,
    signal: timeoutSignal(),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: words }),
  }).catch(() => undefined);
}
