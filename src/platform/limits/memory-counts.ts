import { createLru } from '#lib/create-lru.ts';
import { hasCome } from '#lib/has-come.ts';
import type { LimitRule, Refusal } from './limits.ts';

/** Keys that are counted at a time: some tens of megabytes. Beyond that the least recent ones begin again. */
const keysMax = 100_000;

/** A take under the key by which it is counted. */
export interface KeyedTake {
  rule: LimitRule;
  key: string;
  points: number;
}

export interface Count {
  points: number;
  /** When the window ends, in milliseconds since 1970. */
  endMs: number;
}

interface Known extends Count {
  /** When the database said so; 0 where it did not. */
  learntMs: number;
}

interface MemoryCounts {
  /** Of the window that is running, with at least one point. */
  find(take: Pick<KeyedTake, 'rule' | 'key'>): Known | undefined;
  /** The same, also where all points were given back: what the database has is older than that. */
  findLatest(take: Pick<KeyedTake, 'rule' | 'key'>): Known | undefined;
  /** What another place says. */
  learn(key: string, count: Count): void;
  /** Counts all, or none where one is refused. */
  take(takes: readonly KeyedTake[]): Refusal | undefined;
  giveBack(takes: readonly KeyedTake[]): void;
}

/** What a count refuses; undefined where the points fit. */
export function refusalOf(
  { rule, points }: KeyedTake,
  count: Count | undefined,
  nowMs: number,
): Refusal | undefined {
  if ((count?.points ?? 0) + points <= rule.points) return undefined;
  const leftMs = count ? count.endMs - nowMs : rule.windowSeconds * 1000;
  return { rule, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
}

/** Counts of this process, exact among its own requests. */
export function createMemoryCounts(now: () => Date): MemoryCounts {
  const counts = createLru<Known>(keysMax);
  const nowMs = () => now().getTime();

  function findLatest({ rule, key }: Pick<KeyedTake, 'rule' | 'key'>): Known | undefined {
    const count = counts.get(key);
    if (!count) return undefined;
    const leftMs = count.endMs - nowMs();
    return hasCome(leftMs, rule.windowSeconds * 1000) ? undefined : count;
  }

  function find(take: Pick<KeyedTake, 'rule' | 'key'>): Known | undefined {
    const latest = findLatest(take);
    // All was given back: a window begins with its first point.
    return latest?.points === 0 ? undefined : latest;
  }

  return {
    find,
    findLatest,
    learn: (key, { points, endMs }) => void counts.set(key, { points, endMs, learntMs: nowMs() }),
    take(takes) {
      for (const take of takes) {
        const refusal = refusalOf(take, find(take), nowMs());
        if (refusal) return refusal;
      }
      for (const { rule, key, points } of takes) {
        const count = find({ rule, key }) ?? {
          points: 0,
          endMs: nowMs() + rule.windowSeconds * 1000,
          learntMs: 0,
        };
        counts.set(key, { ...count, points: count.points + points });
      }
      return undefined;
    },
    giveBack(takes) {
      for (const { rule, key, points } of takes) {
        const count = find({ rule, key });
        if (count) counts.set(key, { ...count, points: Math.max(0, count.points - points) });
      }
    },
  };
}
