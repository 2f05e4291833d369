import { applyMove } from './apply-move.ts';
import { getByReference } from './find-submission.ts';
import type { SubmissionDependencies } from './submissions.ts';

/** The person takes the submission back; its amounts become free for others. Withdrawing twice is the same as once. */
export async function withdrawSubmission(
  { database, donations, now }: SubmissionDependencies,
  reference: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const submission = await getByReference(transaction, reference);
    if (submission.state === 'withdrawn') return;
    await applyMove(transaction, { submission, move: 'withdraw', at: now() });
    await donations.closeQuotes(transaction, submission.id);
  });
}
