import { isListing, purposeOf } from '#features/submission/submissions/model/state.ts';
import { teamActor } from '#features/store/catalogue/model/team-actor.ts';
import type { ListedKind, DelistingReason } from '#features/store/catalogue/model/delisting.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import type { Database } from '#platform/database/database.ts';

/** A decision that can be appealed against. */
export interface Contested {
  /** `own`: the team withdrew the item itself. */
  delisting: { id: number; reason: DelistingReason; own: boolean } | null;
  at: string;
  /** The account that made it; null for what no account did, such as a command. */
  actor: { id: string | null; email: string } | null;
}

/** Who did this latest. The log is written in the transaction of each act, and never changed. */
async function findActor(database: Database, subject: string, action: string): Promise<Contested['actor']> {
  const entry = await database
    .selectFrom('audit_log')
    .select(['actor_id', 'actor'])
    .where('subject', '=', subject)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry ? { id: entry.actor_id, email: entry.actor } : null;
}

/** Kind and number of what the approval of a submission wrote or was merged into. */
export function listedItemOf({
  kind,
  listed_hid: hid,
}: SubmissionRow): { kind: ListedKind; hid: number } | undefined {
  return isListing(kind) && hid !== null ? { kind, hid } : undefined;
}

/** The submission that speaks for an item: the first whose approval listed it. A later one may be a stranger's that was merged into it. */
export async function speaksFor(database: Database, row: SubmissionRow): Promise<boolean> {
  const first = await database
    .selectFrom('submissions')
    .select('id')
    .where('kind', '=', row.kind)
    .where('listed_hid', '=', row.listed_hid)
    .where('state', '=', 'listed')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.id === row.id;
}

async function findDelisting(database: Database, row: SubmissionRow): Promise<Contested | undefined> {
  const item = listedItemOf(row);
  if (!item || !(await speaksFor(database, row))) return undefined;
  const delisting = await database
    .selectFrom('delistings')
    .select(['id', 'reason', 'actor', 'create_time'])
    .where('kind', '=', item.kind)
    .where('hid', '=', item.hid)
    .where('restore_time', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!delisting) return undefined;
  const { id, reason, actor: email, create_time: at } = delisting;
  const actor = await findActor(database, `${item.kind} ${item.hid}`, 'delist');
  return {
    delisting: { id, reason: reason as DelistingReason, own: email === teamActor.email },
    at,
    actor: actor?.email === email ? actor : { id: null, email },
  };
}

/** The decision that the team of a submission may appeal against now; undefined when there is none. */
export async function findContested(database: Database, row: SubmissionRow): Promise<Contested | undefined> {
  if (row.state === 'listed') return findDelisting(database, row);
  if (row.state !== 'rejected' || purposeOf(row.kind) !== 'listing') return undefined;
  const rejection = await database
    .selectFrom('submission_history')
    .select('at')
    .where('submission_id', '=', row.id)
    .where('to_state', '=', 'rejected')
    .where('from_state', '!=', 'rejected')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    delisting: null,
    at: rejection?.at ?? row.update_time,
    actor: await findActor(database, `submission ${row.id}`, 'reject'),
  };
}
