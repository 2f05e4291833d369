import type { Database } from '../database/database.ts';
import { createCountBatches } from './count-batches.ts';
import type { Refusal } from './limits.ts';
import { createMemoryCounts, refusalOf, type Count, type KeyedTake } from './memory-counts.ts';
import { addToCounts, type Change } from './stored-counts.ts';

/** So long a refusal needs no question: who sends many requests that are refused costs the database one statement a second. */
const freshMs = 1_000;

/** Limits of takes under the keys by which they are counted. */
export interface KeyedLimits {
  take(takes: readonly KeyedTake[]): Promise<Refusal | undefined>;
  giveBack(takes: readonly KeyedTake[]): Promise<void>;
  keep(): Promise<void>;
}

export interface StoredLimitOptions {
  database: Database;
  now: () => Date;
  /** Is told that the database does not count, and why; counting goes on in memory. */
  tell: (error: unknown) => void;
}

const changesOf = (takes: readonly KeyedTake[], sign: 1 | -1): Change[] =>
  takes.map(({ rule, key, points }) => ({ key, points: sign * points, windowMs: rule.windowSeconds * 1000 }));

/**
 * Limits of all nodes together, counted in the database. Where it does not answer in time this node goes on in its memory, from what the database
 * said last.
 */
export function createSharedLimits({ database, now, tell }: StoredLimitOptions): KeyedLimits {
  const memory = createMemoryCounts(now);
  const write = (changes: readonly Change[]) => addToCounts(database, changes, now());
  const batches = createCountBatches({ write, now, tell });

  const add = (takes: readonly KeyedTake[], sign: 1 | -1) => batches.add(changesOf(takes, sign));
  const learn = (takes: readonly KeyedTake[], counts: readonly Count[]) => {
    for (const [index, { key }] of takes.entries()) {
      const count = counts[index];
      if (count) memory.learn(key, count);
    }
  };

  /** Refuses without a question what the database would, or what no window has room for. */
  function refuseKnown(takes: readonly KeyedTake[]) {
    const nowMs = now().getTime();
    for (const take of takes) {
      const known = memory.find(take);
      const fresh = known && nowMs - known.learntMs < freshMs ? known : undefined;
      const refusal = refusalOf(take, fresh, nowMs);
      if (refusal) return refusal;
    }
    return undefined;
  }

  async function giveBack(takes: readonly KeyedTake[]): Promise<void> {
    const counts = await add(takes, -1);
    if (counts) learn(takes, counts);
    else memory.giveBack(takes);
  }

  return {
    async take(takes) {
      const known = refuseKnown(takes);
      if (known) return known;
      const counts = await add(takes, 1);
      if (!counts) return memory.take(takes);
      learn(takes, counts);
      const nowMs = now().getTime();
      for (const [index, take] of takes.entries()) {
        const { points = 0, endMs = 0 } = counts[index] ?? {};
        // What was there without this take.
        const refusal = refusalOf(take, { points: points - take.points, endMs }, nowMs);
        if (!refusal) continue;
        await giveBack(takes);
        return refusal;
      }
      return undefined;
    },
    giveBack,
    keep: async () => undefined,
  };
}
