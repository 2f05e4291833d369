import { teamActor } from '#features/store/catalogue/model/team-actor.ts';
import { applyTransition } from '#features/submission/submissions/server/apply-transition.ts';
import { getById } from '#features/submission/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { AppealDependencies } from './appeal-dependencies.ts';
import { speaksFor } from './find-contested.ts';

/** A delisting that is undone right away is never told. */
const quietMs = 60_000;
/** Teams of items that were delisted before this existed are not told years later. */
const latestMs = 24 * 60 * 60_000;

/** Submissions whose item was delisted by someone else, and whose history shows neither that it was told nor that it appealed. */
function listUntold(database: Database, at: Date): Promise<{ id: number }[]> {
  const before = (ms: number) => new Date(at.getTime() - ms).toISOString();
  return database
    .selectFrom('delistings')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.kind', '=', 'delistings.kind')
        .onRef('submissions.listed_hid', '=', 'delistings.hid')
        .on('submissions.state', '=', 'listed'),
    )
    .select('submissions.id as id')
    .where('delistings.restore_time', 'is', null)
    .where('delistings.actor', '!=', teamActor.email)
    .where('delistings.create_time', '<=', before(quietMs))
    .where('delistings.create_time', '>', before(latestMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('submission_history')
            .select('submission_history.id')
            .whereRef('submission_history.submission_id', '=', 'submissions.id')
            .where('submission_history.code', 'in', ['delisted', 'appeal'])
            .whereRef('submission_history.at', '>=', 'delistings.create_time'),
        ),
      ),
    )
    .orderBy('submissions.id')
    .execute();
}

async function tell(transaction: DatabaseTransaction, id: number, at: Date): Promise<void> {
  // Its version is read first: if another process tells the team before the change, this one is a conflict.
  const submission = await getById(transaction, id);
  const isUntold = (await listUntold(transaction, at)).some((untold) => untold.id === id);
  if (!isUntold) return;
  if (!(await speaksFor(transaction, submission))) return;
  await applyTransition(transaction, { submission, move: 'delist', at, code: 'delisted' });
}

/** Adds each fresh delisting to the history of the submission that speaks for the item, which mails its team. */
export async function tellDelisted({
  database,
  now,
}: Pick<AppealDependencies, 'database' | 'now'>): Promise<void> {
  const at = now();
  for (const { id } of await listUntold(database, at)) {
    try {
      await database.transaction().execute((transaction) => tell(transaction, id, at));
    } catch (cause) {
      // Another process told the team at this moment, or it withdrew its item.
      if (!(cause instanceof AppError && cause.code === 'conflict')) throw cause;
    }
  }
}
