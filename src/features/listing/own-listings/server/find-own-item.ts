import { listedItemOf, speaksFor } from '#features/listing/appeals/server/find-contested.ts';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import { listedTables } from '#features/store/catalogue/server/listed-tables.ts';
import { parseChangeDetail } from '#features/submission/submissions/model/change-detail.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import type { Database } from '#platform/database/database.ts';

/** A listed item with the submission whose approval made it. */
export interface OwnItem {
  row: SubmissionRow;
  item: { kind: ListedKind; hid: number };
}

/** Did its approval make the entry? One that was merged into an entry shares it with others. */
async function madeEntry(database: Database, { id }: SubmissionRow): Promise<boolean> {
  const approval = await database
    .selectFrom('submission_history')
    .select('detail')
    .where('submission_id', '=', id)
    .where('to_state', '=', 'listed')
    .where('from_state', '=', 'in-review')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return approval !== undefined && parseChangeDetail(approval.detail)?.merge === undefined;
}

/** The listed item that the team of this submission speaks for; undefined when there is none in the store. */
export async function findOwnItem(
  database: Database,
  row: SubmissionRow | undefined,
): Promise<OwnItem | undefined> {
  const item = row?.state === 'listed' && row.change_hid === null ? listedItemOf(row) : undefined;
  if (!row || !item) return undefined;
  const entry = await database
    .selectFrom(listedTables[item.kind].table)
    .select('listed')
    .where('hid', '=', item.hid)
    .executeTakeFirst();
  const isOwn = entry?.listed === 1 && (await speaksFor(database, row)) && (await madeEntry(database, row));
  return isOwn ? { row, item } : undefined;
}
