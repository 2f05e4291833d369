import { createMemoryCounts, type KeyedTake } from './memory-counts.ts';
import type { KeyedLimits, StoredLimitOptions } from './shared-limits.ts';
import { readCounts, writeCounts, type StoredCount } from './stored-counts.ts';

/** In one statement; a portal on SQLite sees fewer addresses in a second. */
const writtenMax = 500;

/**
 * Limits of a process that is alone with its database: counted in memory, where no request waits for the disk. What has to survive a restart is
 * read when it is first needed, and written by `keep`.
 */
export function createKeptLimits({ database, now, tell }: StoredLimitOptions): KeyedLimits {
  const memory = createMemoryCounts(now);
  const unwritten = new Map<string, KeyedTake>();

  /** Reads what an earlier process counted. */
  async function load(takes: readonly KeyedTake[]): Promise<void> {
    const unknown = new Map(
      takes.filter((take) => take.rule.isKept && !memory.findLatest(take)).map((take) => [take.key, take]),
    );
    if (unknown.size === 0) return;
    try {
      for (const { key, ...count } of await readCounts(database, [...unknown.keys()], now()))
        // Another request may have counted since.
        if (!memory.findLatest(unknown.get(key)!)) memory.learn(key, count);
    } catch (error) {
      tell(error);
    }
  }

  const mark = (takes: readonly KeyedTake[]) => {
    for (const take of takes) if (take.rule.isKept) unwritten.set(take.key, take);
  };

  return {
    async take(takes) {
      await load(takes);
      const refusal = memory.take(takes);
      if (!refusal) mark(takes);
      return refusal;
    },
    async giveBack(takes) {
      await load(takes);
      memory.giveBack(takes);
      mark(takes);
    },
    async keep() {
      // The next second writes the others.
      const takes = [...unwritten.values()].slice(0, writtenMax);
      for (const { key } of takes) unwritten.delete(key);
      const counts = takes.flatMap((take): StoredCount[] => {
        const count = memory.findLatest(take);
        return count ? [{ key: take.key, points: count.points, endMs: count.endMs }] : [];
      });
      if (counts.length === 0) return;
      await writeCounts(database, counts).catch((error: unknown) => {
        mark(takes);
        tell(error);
      });
    },
  };
}
