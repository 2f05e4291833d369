import type { DatabaseTransaction } from '#platform/database/database.ts';
import { purposeOf } from '../model/state.ts';
import { applyTransition } from './apply-transition.ts';
import { getByReference, type SubmissionRow } from './find-submission.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

/** Nobody has a reason to keep the papers of a person who took the application back; the file itself goes with the unused uploads. */
async function letGoOfPapers(transaction: DatabaseTransaction, { id, kind }: SubmissionRow): Promise<void> {
  if (purposeOf(kind) !== 'application') return;
  await transaction.deleteFrom('submission_files').where('submission_id', '=', id).execute();
}

/** The person takes the submission back; its amounts become free for others after 30 days. Withdrawing twice is the same as once. */
export async function withdrawSubmission(
  { database, donations, now }: SubmissionDependencies,
  reference: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const submission = await getByReference(transaction, reference);
    if (submission.state === 'withdrawn') return;
    await applyTransition(transaction, { submission, move: 'withdraw', at: now() });
    await letGoOfPapers(transaction, submission);
    await donations.closeQuotes(transaction, submission.id);
  });
}
