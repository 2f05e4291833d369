import { apiAddress } from '#lib/api-address.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';

/** Words counted last on this page: a search and the result picked from it count as one search. */
let lastCounted = '';

/**
 * Counts a submitted search for the hot list; the server stores which DApp it found, not the words. A
 * failure is ignored.
 */
export function countSearch(key: string): void {
  const words = key.trim();
  if (!words || words === lastCounted) return;
  lastCounted = words;
  fetch(apiAddress('/api/searches'), {
    method: 'POST',
    keepalive: true,
    signal: timeoutSignal(),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: words }),
  }).catch(() => undefined);
}
