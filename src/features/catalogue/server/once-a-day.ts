import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { dayOf } from './list-searched.ts';

/** Visitors and DApps of one day that are remembered: a few megabytes. Past it the ones seen longest ago may count again. */
const rememberedMax = 100_000;
const keyBytes = 32;
/** Of the hash: two visitors of a day share one about never. */
const hashLength = 16;

/** @returns whether this is the visitor's first search of the day for this DApp */
export type OnceADay = (visitor: string, dappHid: number) => boolean;

/**
 * Remembers who searched for what today, so that one visitor cannot make a DApp hot. What is kept is a hash with a key that is made anew each
 * day and stands nowhere else: from it nobody can tell an address, and a restart forgets everything.
 */
export function createOnceADay(now: () => Date): OnceADay {
  const seen = new LRUCache<string, true>({ max: rememberedMax });
  let day = '';
  let key = randomBytes(keyBytes);
  return (visitor, dappHid) => {
    const today = dayOf(now());
    if (today !== day) {
      seen.clear();
      key = randomBytes(keyBytes);
      day = today;
    }
    const hash = createHmac('sha256', key)
      .update(`${dappHid} ${visitor}`)
      .digest('base64url')
      .slice(0, hashLength);
    if (seen.has(hash)) return false;
    seen.set(hash, true);
    return true;
  };
}
