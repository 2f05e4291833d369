import type { Limits, Take } from './limits.ts';
import { createMemoryCounts, type KeyedTake } from './memory-counts.ts';

const keyed = ({ rule, key, points = 1 }: Take): KeyedTake => ({ rule, key: `${rule.name} ${key}`, points });

/** Limits of one process, in its memory: for what is too cheap to ask a database about. */
export function createNodeLimits(now: () => Date = () => new Date()): Limits {
  const memory = createMemoryCounts(now);
  return {
    take: async (takes) => memory.take(takes.map(keyed)),
    giveBack: async (takes) => memory.giveBack(takes.map(keyed)),
    keep: async () => undefined,
  };
}
