import { applyTransition } from './apply-transition.ts';
import { deletePapers } from './delete-papers.ts';
import { getByReference } from './find-submission.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

/**
 * The person withdraws the submission; its amounts become free for others after 30 days, and the CV of an application goes. Withdrawing twice is
 * the same as once.
 */
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
