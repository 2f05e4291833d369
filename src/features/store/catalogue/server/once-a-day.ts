import { createHmac, randomBytes } from 'node:crypto';
import { createLru } from '#lib/create-lru.ts';
import { dayOf } from './list-searched.ts';

/**
 * How many pairs of network and name of a day are remembered: a few megabytes. Beyond that the least recently seen
 * ones may count again.
 */
const rememberedMax = 100_000;
const keyBytes = 32;
/** Of the hash: a collision within a day is practically impossible. */
const hashLength = 16;

/** @returns whether this is the first search of a network for the hash of a name on this day */
export type OnceADay = (network: string, name: string) => boolean;

/**
 * Remembers which network searched for what in vain today. Keeps only a hash with a key that changes every day and exists nowhere else: no
 * address can be derived from it, and a restart forgets everything. It is never stored, not for other nodes either (decision 038).
 */
export function createOnceADay(now: () => Date): OnceADay {
  const seen = createLru<true>(rememberedMax);
  let day = '';
  let key = randomBytes(keyBytes);
  return (network, name) => {
    const today = dayOf(now());
    if (today !== day) {
      seen.clear();
      key = randomBytes(keyBytes);
      day = today;
    }
    const hash = createHmac('sha256', key)
      .update(`${name} ${network}`)
      .digest('base64url')
      .slice(0, hashLength);
    if (seen.has(hash)) return false;
    seen.set(hash, true);
    return true;
  };
}
