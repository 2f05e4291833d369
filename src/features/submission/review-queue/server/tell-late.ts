import { isPromised } from '#features/submission/submissions/model/promise.ts';
import { submissionStates } from '#features/submission/submissions/model/state.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { toldTitle } from '#features/submission/submissions/server/logged-title.ts';
import { latestPromise, noteLate } from '#features/team/notices/server/late.ts';
import { notifyStaff } from '#features/team/notices/server/notify-staff.ts';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import type { Database } from '#platform/database/database.ts';
import { decideAction } from '../model/kind-permissions.ts';
import type { QueueDependencies } from './queue-dependencies.ts';

const promisedStates = submissionStates.filter(isPromised);

interface Late extends Pick<SubmissionRow, 'id' | 'kind' | 'title'> {
  promised_time: string;
}

/** Submissions whose promised time has passed, and that were not told yet. */
async function listUntold(database: Database, at: Date): Promise<Late[]> {
  const rows = await database
    .selectFrom('submissions')
    .leftJoin('told_late', (join) =>
      join
        .onRef('told_late.case_id', '=', 'submissions.id')
        .on('told_late.kind', '=', 'submissions')
        .onRef('told_late.promised_time', '=', 'submissions.promised_time'),
    )
    .select(['submissions.id', 'submissions.kind', 'title', 'submissions.promised_time'])
    .where('state', 'in', promisedStates)
    .where('submissions.promised_time', '<', at.toISOString())
    .where('submissions.promised_time', '>', latestPromise(at))
    .where('told_late.case_id', 'is', null)
    .orderBy('submissions.id')
    .execute();
  return rows.map(({ promised_time, ...row }) => ({ ...row, promised_time: promised_time! }));
}

async function tell(database: Database, late: Late, at: Date): Promise<void> {
  const { id, kind, promised_time } = late;
  await database.transaction().execute(async (transaction) => {
    await noteLate(transaction, { kind: 'submissions', id, promised: promised_time });
    await enqueueEvent(transaction, {
      type: 'submission.late',
      data: { id, kind, promised: promised_time },
      at,
    });
    await notifyStaff(transaction, {
      kind: 'late',
      key: `late submission ${id} ${promised_time}`,
      title: 'A submission is late',
      detail: toldTitle(late),
      path: `/submissions/${id}/show`,
      action: decideAction(kind),
      at,
    });
  });
}

/** Tells people and systems of each submission whose promised time has passed, once for each promise. */
export async function tellLate({
  database,
  now,
}: Pick<QueueDependencies, 'database' | 'now'>): Promise<void> {
  const at = now();
  for (const late of await listUntold(database, at)) await tell(database, late, at);
}
