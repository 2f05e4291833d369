import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { toldTitle } from '#features/submission/submissions/server/logged-title.ts';
import { latestPromise, noteLate } from '#features/team/notices/server/late.ts';
import { notifyStaff } from '#features/team/notices/server/notify-staff.ts';
import type { Database } from '#platform/database/database.ts';
import type { AppealDependencies } from './appeal-dependencies.ts';

interface LateAppeal {
  id: number;
  due: string;
  /** The account whose decision it is about, which does not decide. */
  decider: string | null;
  submission: Pick<SubmissionRow, 'id' | 'kind' | 'title'>;
}

/** Open appeals whose promised time has passed, and that were not told yet. */
async function listUntold(database: Database, at: Date): Promise<LateAppeal[]> {
  const rows = await database
    .selectFrom('appeals')
    .innerJoin('submissions', 'submissions.id', 'appeals.submission_id')
    .leftJoin('told_late', (join) =>
      join.onRef('told_late.case_id', '=', 'appeals.id').on('told_late.kind', '=', 'appeals'),
    )
    .select([
      'appeals.id as appeal',
      'due_time',
      'contested_id',
      'submissions.id',
      'submissions.kind',
      'title',
    ])
    .where('appeals.decided_time', 'is', null)
    .where('appeals.due_time', '<', at.toISOString())
    .where('appeals.due_time', '>', latestPromise(at))
    .where('told_late.case_id', 'is', null)
    .orderBy('appeals.id')
    .execute();
  return rows.map(({ appeal, due_time: due, contested_id: decider, ...submission }) => ({
    id: appeal,
    due,
    decider,
    submission,
  }));
}

async function tell(
  database: Database,
  { id, due, decider, submission }: LateAppeal,
  at: Date,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await noteLate(transaction, { kind: 'appeals', id, promised: due });
    await notifyStaff(transaction, {
      kind: 'late',
      key: `late appeal ${id} ${due}`,
      title: 'An appeal is late',
      detail: toldTitle(submission),
      path: `/appeals/${id}/show`,
      action: 'appeals.decide',
      ...{ except: decider, at },
    });
  });
}

/** Tells the people who may decide about it of each appeal whose promised time has passed, once. */
export async function tellLate({
  database,
  now,
}: Pick<AppealDependencies, 'database' | 'now'>): Promise<void> {
  const at = now();
  for (const late of await listUntold(database, at)) await tell(database, late, at);
}
