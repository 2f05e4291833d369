import { outcomes } from '#features/store/token-checks/model/check.ts';
import type { Database } from '#platform/database/database.ts';
import type { ShownCheck } from '../model/shown-check.ts';
import type { TokenEntry } from './catalogue-records.ts';

const dayMs = 24 * 60 * 60_000;
/** An older check is not shown: code and owner may be others since. */
const shownDays = 30;
/** A check is made each week; all dates are renewed together when one of them is older than this. */
const renewedDays = 10;

/** When the watch last found that the contract of a token had changed, by its `hid`. */
async function readContractChanges(database: Database): Promise<Map<number, string>> {
  const rows = await database
    .selectFrom('watch_findings')
    .select('hid')
    .select(({ fn }) => fn.max('create_time').as('time'))
    .where('kind', '=', 'token')
    .where('field', '=', 'contract')
    .groupBy('hid')
    .execute();
  return new Map(rows.map(({ hid, time }) => [hid, time]));
}

/** Tokens by their `hid` of which a stop is an open finding of the watch: no person has closed it, and no check has refuted it. */
async function readOpenStops(database: Database): Promise<Set<number>> {
  const rows = await database
    .selectFrom('watch_findings')
    .select('hid')
    .where('kind', '=', 'token')
    .where('field', '=', 'token-check')
    .where('state', '=', 'open')
    .execute();
  return new Set(rows.map(({ hid }) => hid));
}

/**
 * The last check of each listed token by its `hid`, as the weekly watch made it; a visitor's, who chooses the moment, decides nothing for others. One of
 * an earlier code says nothing. A stop that is open as a finding is still the result, whatever a later check could not determine, and however old it is:
 * an owner who takes the pair away would otherwise have the price shown again.
 */
export async function readShownChecks(database: Database, now: Date): Promise<Map<number, ShownCheck>> {
  const stopped = await readOpenStops(database);
  const since = new Date(now.getTime() - shownDays * dayMs).toISOString();
  const rows = await database
    .selectFrom('token_checks')
    .innerJoin('chains', 'chains.network', 'token_checks.network')
    .innerJoin('tokens', (join) =>
      join
        .onRef('tokens.chain_hid', '=', 'chains.hid')
        .onRef('tokens.address_key', '=', 'token_checks.address'),
    )
    .select(['tokens.hid as hid', 'token_checks.verdict as verdict', 'token_checks.block as block'])
    .select('token_checks.create_time as time')
    .where('tokens.listed', '=', 1)
    .where('token_checks.made_for', '=', 'listed')
    .where('token_checks.pair', '=', '')
    .where(({ eb, or }) =>
      or([
        eb('token_checks.create_time', '>=', since),
        ...(stopped.size > 0 ? [eb('tokens.hid', 'in', [...stopped])] : []),
      ]),
    )
    .orderBy('token_checks.id')
    .execute();
  const changes = await readContractChanges(database);
  const isOfEarlierCode = (hid: number, time: string) => time < (changes.get(hid) ?? '');
  return new Map(
    rows.flatMap(({ hid, verdict, block, time }) => {
      const isStopped = stopped.has(hid);
      const outcome = isStopped ? 'stop' : outcomes.find((each) => each === verdict);
      return outcome && (isStopped || !isOfEarlierCode(hid, time))
        ? [[hid, { outcome, block: Number(block), time }] as const]
        : [];
    }),
  );
}

/** Whether pages show another result than the last one, one that is too old, or an early date. */
export function areOutdated(tokens: readonly TokenEntry[], latest: ReadonlyMap<number, ShownCheck>): boolean {
  return tokens.some(({ row, check }) => {
    const last = latest.get(row.hid);
    if (!check || !last) return Boolean(check) !== Boolean(last);
    const aheadMs = Date.parse(last.time) - Date.parse(check.time);
    return check.outcome !== last.outcome || aheadMs > renewedDays * dayMs;
  });
}
