import { appendAudit } from '#features/audit/server/append-audit.ts';
import { withholdLinkWithin } from '#features/catalogue/server/withheld-links.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { Judgement } from '../model/judge-look.ts';
import { nextLookDelayMs } from '../model/schedule.ts';
import type { ClaimedWatch } from './claim-watches.ts';
import type { Inspection } from './inspect-watch.ts';
import type { WatchDependencies } from './watch-dependencies.ts';

/** Who acts in the audit log when a link is withheld. */
const watchActor = { id: null, email: 'link watch' };

interface Found {
  row: ClaimedWatch;
  inspection: Judgement;
  at: Date;
}
interface Settling extends Found {
  inspection: Inspection;
}

/** Writes what a look found, and withholds the link of a clear hijack in the same transaction. Nothing happens when another process has looked since. */
export async function settleWatch(
  dependencies: Pick<WatchDependencies, 'database' | 'everyMs' | 'random'>,
  settling: Settling,
): Promise<void> {
  await dependencies.database.transaction().execute(async (transaction) => {
    if (!(await writeLook(dependencies, transaction, settling))) return;
    const { signals } = settling.inspection;
    if (signals.length === 0) await closeRecovered(transaction, settling);
    else await writeFinding(transaction, settling);
  });
}

/** Schedules the next look, and renews the baseline when nothing was wrong. @returns false when the claim was lost */
async function writeLook(
  { everyMs, random }: Pick<WatchDependencies, 'everyMs' | 'random'>,
  transaction: DatabaseTransaction,
  { row, inspection: { look, signals }, at }: Settling,
): Promise<boolean> {
  const time = at.toISOString();
  const failures = look.reachable ? 0 : row.failures + 1;
  const delayMs = nextLookDelayMs({ failures, everyMs, random: random() });
  const seen = look.reachable ? JSON.stringify(look.page) : null;
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
    .where('id', '=', row.id)
    .where('attempts', '=', row.attempts)
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

/** Stores what was found, and withholds the link of a clear hijack. */
export async function writeFinding(transaction: DatabaseTransaction, settling: Found): Promise<void> {
  const { row, inspection, at } = settling;
  const { signals, isHijack } = inspection;
  const open = await transaction
    .selectFrom('watch_findings')
    .select(['id', 'hijack', 'unlinked'])
    .where('watch_id', '=', row.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  // What made the link be withheld stays to be read, whatever the site shows since.
  if (open?.hijack === 1 && !isHijack) return;
  const unlinks = isHijack && open?.unlinked !== 1;
  const values = {
    code: signals[0]!.code,
    signals: JSON.stringify(signals),
    hijack: isHijack ? 1 : 0,
    unlinked: isHijack ? 1 : (open?.unlinked ?? 0),
    look_time: at.toISOString(),
  };
  const changes = unlinks || open === undefined;
  if (open)
    await transaction
      .updateTable('watch_findings')
      .set((eb) => ({ ...values, ...(changes && { version: eb('version', '+', 1) }) }))
      .where('id', '=', open.id)
      .execute();
  else {
    const { id: watch_id, kind, hid, field, address, name } = row;
    const item = { watch_id, kind, hid, field, address, name };
    await transaction
      .insertInto('watch_findings')
      .values({ ...item, ...values, create_time: at.toISOString() })
      .execute();
  }
  if (unlinks) await unlink(transaction, settling);
}

async function unlink(
  transaction: DatabaseTransaction,
  { row, inspection: { signals }, at }: Found,
): Promise<void> {
  const { kind, hid, field, address, name } = row;
  await withholdLinkWithin(transaction, { kind, hid, field, address, at });
  await appendAudit(transaction, {
    at,
    actor: watchActor,
    area: 'watch',
    action: 'unlink',
    subject: `${kind} ${hid}`,
    detail: { name, address, signals: signals.map(({ code }) => code) },
  });
}
