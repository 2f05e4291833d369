import type { DatabaseTransaction } from '#platform/database/database.ts';
import { purposeOf } from '../model/state.ts';
import { applyTransition } from './apply-transition.ts';
import { getByReference, type SubmissionRow } from './find-submission.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

/** The papers of a person who withdrew an application are not kept; the file itself is removed with the unused uploads. */
async function deletePapers(transaction: DatabaseTransaction, { id, kind }: SubmissionRow): Promise<void> {
  if (purposeOf(kind) !== 'application') return;
  await transaction.deleteFrom('submission_files').where('submission_id', '=', id).execute();
}

/** The person withdraws the submission; its amounts become free for others after 30 days. Withdrawing twice is the same as once. */
export async function withdrawSubmission(
  { database, donations, now }: SubmissionDependencies,
  reference: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const submission = await getByReference(transaction, reference);
    if (submission.state === 'withdrawn') return;
    await applyTransition(transaction, { submission, move: 'withdraw', at: now() });
    await deletePapers(transaction, submission);
    await donations.closeQuotes(transaction, submission.id);
  });
}
