import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { dayOf } from './list-searched.ts';

/**
 * How many pairs of visitor and find of a day are remembered: a few megabytes. Beyond that the least recently seen
 * ones may count again.
 */
const rememberedMax = 100_000;
const keyBytes = 32;
/** Of the hash: a collision within a day is practically impossible. */
const hashLength = 16;

/** @returns whether this is the visitor's first search of the day for this: a DApp, or the hash of a name */
export type OnceADay = (visitor: string, found: number | string) => boolean;

/**
 * Remembers who searched for what today, so that one visitor cannot make a DApp hot. Stores only a hash with
 * a key that changes every day and exists nowhere else: no address can be derived from it, and a restart
 * forgets everything.
 */
export function createOnceADay(now: () => Date): OnceADay {
  const seen = new LRUCache<string, true>({ max: rememberedMax });
  let day = '';
  let key = randomBytes(keyBytes);
  return (visitor, found) => {
    const today = dayOf(now());
    if (today !== day) {
      seen.clear();
      key = randomBytes(keyBytes);
      day = today;
    }
    const hash = createHmac('sha256', key)
      .update(`${found} ${visitor}`)
      .digest('base64url')
      .slice(0, hashLength);
    if (seen.has(hash)) return false;
    seen.set(hash, true);
    return true;
  };
}
