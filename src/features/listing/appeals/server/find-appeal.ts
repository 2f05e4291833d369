import type { Selectable } from 'kysely';
import { findByReference } from '#features/submission/submissions/server/find-submission.ts';
import type { AppealTable } from '#platform/database/appeal-tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { AppealView } from '../model/appeal.ts';
import { findContested, type Contested } from './find-contested.ts';

export type AppealRow = Selectable<AppealTable>;

/** The appeal against this very decision, or, of a rejection, against an earlier one of the same submission. */
export function findAppealAgainst(
  database: Database,
  submissionId: number,
  { delisting }: Pick<Contested, 'delisting'>,
): Promise<AppealRow | undefined> {
  const appeals = database.selectFrom('appeals').selectAll();
  const against =
    delisting === null
      ? appeals.where('submission_id', '=', submissionId).where('delisting_id', 'is', null)
      : appeals.where('delisting_id', '=', delisting.id);
  return against.executeTakeFirst();
}

function stateOf(appeal: AppealRow | undefined): AppealView['state'] {
  if (!appeal) return 'possible';
  if (appeal.outcome === null) return 'waiting';
  return appeal.outcome === 'upheld' ? 'upheld' : 'used';
}

/** What the status page shows of appeals; null where there is no decision against the submission. */
export async function findAppealView(database: Database, reference: string): Promise<AppealView | null> {
  const row = await findByReference(database, reference);
  const contested = row && (await findContested(database, row));
  if (!row || !contested) return null;
  const { delisting, at } = contested;
  const appeal = await findAppealAgainst(database, row.id, contested);
  const state = stateOf(appeal);
  return {
    delisting: delisting && { reason: delisting.reason, at },
    isOwn: delisting?.own ?? false,
    state,
    due_time: state === 'waiting' && appeal ? appeal.due_time : null,
  };
}
