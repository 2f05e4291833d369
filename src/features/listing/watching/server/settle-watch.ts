import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import {
  findReturning,
  releaseLinkWithin,
  withholdLinkWithin,
} from '#features/store/catalogue/server/withheld-links.ts';
import type { Insertable } from 'kysely';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { WatchFindingTable } from '#platform/database/watch-tables.ts';
import { isHeld } from '#platform/jobs/due-rows.ts';
import type { Signal } from '../model/signal.ts';
import type { Judgement } from '../model/judge-look.ts';
import { checkField } from '../model/finding.ts';
import { checkEveryMs, nextLookDelayMs } from '../model/schedule.ts';
import type { ClaimedWatch } from './claim-watches.ts';
import { contractField } from './inspect-contract.ts';
import type { Inspection } from './inspect-watch.ts';
import { tellFinding, tellReturned, tellWithheld } from './tell-link.ts';
import type { WatchDependencies } from './watch-dependencies.ts';

/** Who acts in the audit log when a link is withheld. */
const watchActor = { id: null, email: 'link watch' };

interface Found {
  row: ClaimedWatch;
  inspection: Judgement;
  /** JSON of the page or contract that the signals were seen on; null where none was. */
  seen: string | null;
  /** The link is withheld since its item was restored. */
  isReturning?: boolean;
  at: Date;
}
interface Settling extends Found {
  inspection: Inspection;
}

/** Writes what a look found, which began `since`, and withholds the link of a clear hijack in the same transaction. Nothing happens when another process has looked since. */
export async function settleWatch(
  dependencies: Pick<WatchDependencies, 'database' | 'everyMs' | 'random'>,
  { since, ...look }: Omit<Settling, 'seen'> & { since: Date },
): Promise<void> {
  const { reachable } = look.inspection.look;
  const seen = reachable ? JSON.stringify(look.inspection.look.page) : null;
  await dependencies.database.transaction().execute(async (transaction) => {
    const returning = await findReturning(transaction, look.row);
    // What began before the restore has not seen what the site shows since: it is looked at again.
    if (returning && returning.since > since.toISOString()) return;
    const inspection = returning ? judgeReturn(look) : look.inspection;
    const settling: Settling = { ...look, inspection, seen };
    if (!(await writeLook(dependencies, transaction, settling))) return;
    if (inspection.signals.length > 0)
      await writeFinding(transaction, { ...settling, isReturning: returning !== undefined });
    else await (returning ? release : closeRecovered)(transaction, settling);
  });
}

/**
 * What a look says about a link that came back with a restored item: only one that shows what it was before the delisting is clean. Where nothing
 * is known of before, or no page answers, a person decides.
 */
function judgeReturn({ row, inspection }: Pick<Settling, 'row' | 'inspection'>): Inspection {
  if (inspection.signals.length > 0) return inspection;
  const { look } = inspection;
  if (!look.reachable) {
    const silent: Signal = { code: 'dead', before: '', after: look.reason };
    return { ...inspection, signals: [silent] };
  }
  const unknown: Signal = { code: 'nothing-to-compare', before: '', after: row.address };
  return row.baseline === null ? { ...inspection, signals: [unknown] } : inspection;
}

/** Gives back a link that was withheld when its item was restored. */
async function release(transaction: DatabaseTransaction, { row, at }: Settling): Promise<void> {
  const { kind, hid, field, address, name } = row;
  await releaseLinkWithin(transaction, { kind, hid, field });
  await tellReturned(transaction, row, at);
  await appendAudit(transaction, {
    at,
    actor: watchActor,
    area: 'watch',
    action: 'release',
    subject: `${kind} ${hid}`,
    detail: { name, address },
  });
}

/** Schedules the next look, and renews the baseline when nothing was wrong. @returns false when the claim was lost */
async function writeLook(
  { everyMs, random }: Pick<WatchDependencies, 'everyMs' | 'random'>,
  transaction: DatabaseTransaction,
  { row, inspection: { look, signals }, seen, at }: Settling,
): Promise<boolean> {
  const time = at.toISOString();
  const failures = look.reachable ? 0 : row.failures + 1;
  const delayMs = nextLookDelayMs({
    failures,
    everyMs: row.field === checkField ? checkEveryMs : everyMs,
    random: random(),
  });
  const dismissed = (JSON.parse(row.dismissed) as string[]).filter(
    (key) => !look.reachable || !key.startsWith('dead '),
  );
  const written = await transaction
    .updateTable('watches')
    .set({
      failures,
      failing_since: look.reachable ? null : (row.failing_since ?? time),
      dismissed: JSON.stringify(dismissed),
      look_time: time,
      urgent: 0,
      next_look_time: new Date(at.getTime() + delayMs).toISOString(),
      ...(seen !== null && { last_seen: seen }),
      ...(seen !== null && signals.length === 0 && { baseline: seen }),
    })
    .where(isHeld(row))
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}

/** A notice is settled when the link is as it was. A withheld link waits for a person: an attacker can show the old page again. */
async function closeRecovered(
  transaction: DatabaseTransaction,
  { row, inspection: { look }, at }: Settling,
): Promise<void> {
  if (!look.reachable) return;
  await transaction
    .updateTable('watch_findings')
    .set((eb) => ({ state: 'recovered', decided_time: at.toISOString(), version: eb('version', '+', 1) }))
    .where('watch_id', '=', row.id)
    .where('state', '=', 'open')
    .where('unlinked', '=', 0)
    .execute();
}

/**
 * Stores what was found, and withholds the link of a clear hijack. A person decides about the evidence that they saw: other signals are another
 * version of the finding, and what they were seen on is kept with them.
 */
export async function writeFinding(transaction: DatabaseTransaction, settling: Found): Promise<void> {
  const { row, inspection, seen, isReturning = false, at } = settling;
  const { signals, isHijack } = inspection;
  const open = await transaction
    .selectFrom('watch_findings')
    .select(['id', 'hijack', 'unlinked', 'signals'])
    .where('watch_id', '=', row.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  // What made the link be withheld stays to be read, whatever the site shows since.
  if (open?.hijack === 1 && !isHijack) return;
  const closes = isHijack || isReturning;
  const unlinks = closes && open?.unlinked !== 1;
  const values = {
    code: signals[0]!.code,
    signals: JSON.stringify(signals),
    hijack: isHijack ? 1 : 0,
    unlinked: closes ? 1 : (open?.unlinked ?? 0),
    look_time: at.toISOString(),
  };
  const isOther = values.signals !== open?.signals;
  if (open)
    await transaction
      .updateTable('watch_findings')
      .set((eb) => ({
        ...values,
        ...(isOther && { seen }),
        ...((isOther || unlinks) && { version: eb('version', '+', 1) }),
      }))
      .where('id', '=', open.id)
      .execute();
  const finding = open?.id ?? (await addFinding(transaction, settling, { ...values, seen }));
  if (unlinks) await unlink(transaction, { ...settling, finding });
  if (row.field === contractField && isOther) await checkTokenNow(transaction, { ...row, at });
}

/** @returns its number */
async function addFinding(
  transaction: DatabaseTransaction,
  { row, at }: Pick<Found, 'row' | 'at'>,
  values: Pick<
    Insertable<WatchFindingTable>,
    'code' | 'signals' | 'hijack' | 'unlinked' | 'look_time' | 'seen'
  >,
): Promise<number> {
  const { id: watch_id, kind, hid, field, address, name } = row;
  const { id } = await transaction
    .insertInto('watch_findings')
    .values({ ...{ watch_id, kind, hid, field, address, name }, ...values, create_time: at.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tellFinding(transaction, { ...{ id, kind, hid, field, name }, code: values.code, at });
  return id;
}

/** A token whose contract has changed may do something else now: it is checked before the week is over. A check that goes on has perhaps begun before, and loses its claim. */
async function checkTokenNow(
  transaction: DatabaseTransaction,
  { kind, hid, at }: Pick<ClaimedWatch, 'kind' | 'hid'> & { at: Date },
): Promise<void> {
  const next_look_time = at.toISOString();
  await transaction
    .updateTable('watches')
    .set((eb) => ({ next_look_time, attempts: eb('attempts', '+', 1) }))
    .where('kind', '=', kind)
    .where('hid', '=', hid)
    .where('field', '=', checkField)
    .where('next_look_time', '>', next_look_time)
    .execute();
}

async function unlink(
  transaction: DatabaseTransaction,
  { row, inspection: { signals }, finding, at }: Found & { finding: number },
): Promise<void> {
  const { kind, hid, field, address, name } = row;
  await withholdLinkWithin(transaction, { kind, hid, field, address, at });
  await tellWithheld(transaction, { ...{ kind, hid, field, name }, finding, by: null, at });
  await appendAudit(transaction, {
    at,
    actor: watchActor,
    area: 'watch',
    action: 'unlink',
    subject: `${kind} ${hid}`,
    detail: { name, address, signals: signals.map(({ code }) => code) },
  });
}
