import { createSemaphore } from '#lib/semaphore.ts';
import { workThrough } from '#platform/jobs/due-rows.ts';
import type { Blocklist } from '../model/blocklist.ts';
import type { Look } from '../model/look.ts';
import { claimWatches, type ClaimedWatch } from './claim-watches.ts';
import { contractField, inspectContract } from './inspect-contract.ts';
import { inspectWatch } from './inspect-watch.ts';
import { lookAtLink } from './look-at-link.ts';
import { settleWatch } from './settle-watch.ts';
import type { WatchDependencies } from './watch-dependencies.ts';

/** Pages that are read at the same time: at most 128 KB each. */
const looksAtOnce = 8;
/** Of those that were asked for, beside the others. */
const urgentAtOnce = 8;
/** Taken together; a look with its confirmation takes 40 s at worst, so a full batch ends within its lease. */
const batchSize = 24;

/** Items of one batch that share an address share its looks. */
function createSharedLooks(web: WatchDependencies['web']) {
  const looks = new Map<string, Promise<Look>[]>();
  return ({ address, name }: ClaimedWatch) => {
    let taken = 0;
    return () => {
      const key = `${name} ${address}`;
      const known = looks.get(key) ?? [];
      looks.set(key, known);
      taken += 1;
      return (known[taken - 1] ??= lookAtLink(web, { address, name }));
    };
  };
}

/** A link that this process looks at, since when, and how. */
interface Claimed {
  row: ClaimedWatch;
  since: Date;
  lookNow: () => Promise<Look>;
}

interface LookRequest {
  /** As of each look: a round can take hours. */
  blocklist: () => Blocklist;
  /** Those that were asked for, or all others. */
  urgent: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Looks at every link that is due. One that cannot be settled because of an error is logged and comes back when its lease ends.
 * @returns how many were looked at
 */
export async function lookAtDue(
  dependencies: WatchDependencies,
  { blocklist, urgent, signal }: LookRequest,
): Promise<number> {
  const { database, web, chainOf, now, log } = dependencies;
  const atOnce = urgent ? urgentAtOnce : looksAtOnce;
  const count = urgent ? urgentAtOnce : batchSize;
  const semaphore = createSemaphore({ atOnce, waiting: batchSize });
  const lookAt = async ({ row, since, lookNow }: Claimed) => {
    const inspection =
      row.field === contractField
        ? await inspectContract(chainOf, row)
        : await inspectWatch({ row, blocklist, lookNow, now: now() });
    await settleWatch(dependencies, { row, inspection, since, at: now() });
  };
  return workThrough<Claimed>({
    claim: async () => {
      const since = now();
      const share = createSharedLooks(web);
      const rows = await claimWatches(database, { now: since, count, urgent });
      return rows.map((row) => ({ row, since, lookNow: share(row) }));
    },
    work: (claimed) => semaphore.run(() => lookAt(claimed)),
    onError: (error, { row }) =>
      log.error({ error, watchId: row.id }, 'a listed link could not be looked at; it will be retried'),
    isEnding: () => signal?.aborted ?? false,
  });
}
