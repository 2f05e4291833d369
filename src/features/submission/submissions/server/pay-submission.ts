import { AppError } from '#lib/app-error.ts';
import { applyTransition } from './apply-transition.ts';
import { getByReference } from './find-submission.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';
import type { PaidSubmission } from './submission-outcome.ts';

/**
 * The verifier may settle another claim of the same submission at the same moment, and an expired submission may be deleted: then the
 * step is made again from what is there.
 */
const tries = 3;

/** Thrown to undo the transaction of a link that is refused immediately. */
class Undo extends Error {}

/** Stores the claim that the pasted link pays for the submission. Another link may follow while the first is being checked. */
export async function paySubmission(
  dependencies: SubmissionDependencies,
  request: { reference: string; link: string },
): Promise<PaidSubmission> {
  for (let left = tries; ; left -= 1) {
    try {
      const paid = await claim(dependencies, request);
      if (paid.ok) dependencies.donations.wakeVerifiers();
      return paid;
    } catch (error) {
      const isStale =
        dependencies.engine.isForeignKeyViolation(error) ||
        (error instanceof AppError && error.code === 'conflict');
      if (!isStale || left === 1) throw error;
    }
  }
}

async function claim(
  { database, donations, now }: SubmissionDependencies,
  { reference, link }: { reference: string; link: string },
): Promise<PaidSubmission> {
  let refused: PaidSubmission | undefined;
  try {
    await database.transaction().execute(async (transaction) => {
      // The claim first, the submission second: the verifier locks them in this order too.
      const { id } = await getByReference(transaction, reference);
      const recorded = await donations.recordPayment(transaction, id, link);
      if (!recorded.ok) {
        refused = recorded;
        throw new Undo();
      }
      const submission = await getByReference(transaction, reference);
      await applyTransition(transaction, {
        submission,
        move: submission.state === 'expired' ? 'pay-late' : 'pay',
        at: now(),
      });
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return refused ?? { ok: true };
}
