import { createHmac } from 'node:crypto';
import type { OpenDatabase } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { sayRarely } from '../log/say-rarely.ts';
import { createKeptLimits } from './kept-limits.ts';
import type { Limits, Take } from './limits.ts';
import type { KeyedTake } from './memory-counts.ts';
import { createSharedLimits } from './shared-limits.ts';

/** Of the hash in characters: 132 bits, so that two keys never share a count. */
const hashLength = 22;

interface LimitOptions {
  open: OpenDatabase;
  /** Keys are stored as hashes with it: without it an address cannot be tested against them. All nodes have the same one. */
  secret: string;
  now: () => Date;
  log: Log;
}

/**
 * Limits that hold for all nodes on PostgreSQL and across restarts (decision 075). On SQLite, where one process is alone with its database, they are
 * counted in memory, and those of kept rules survive.
 */
export function createLimits({ open, secret, now, log }: LimitOptions): Limits {
  const { database, engine } = open;
  const isDue = sayRarely(() => now().getTime());
  const tell = (error: unknown) => {
    if (isDue('limits'))
      log.warn({ error }, 'limits are counted in the memory of this node: its database does not');
  };
  const isShared = engine.name === 'postgres';
  const limits = (isShared ? createSharedLimits : createKeptLimits)({ database, now, tell });
  const keyed = ({ rule, key, points = 1 }: Take): KeyedTake => {
    const hash = createHmac('sha256', secret).update(`limit ${rule.name}: ${key}`).digest('base64url');
    return { rule, key: hash.slice(0, hashLength), points };
  };
  return {
    take: (takes) => limits.take(takes.map(keyed)),
    giveBack: (takes) => limits.giveBack(takes.map(keyed)),
    keep: limits.keep,
  };
}
