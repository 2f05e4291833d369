import { AppError } from '#lib/app-error.ts';
import type { DonationKind } from '#features/submission/donations/model/quote.ts';
import { publicFindings } from '../model/finding.ts';
import { hasBlocking } from '../model/has-blocking.ts';
import { unpaid } from '../model/state.ts';
import { getByReference, type SubmissionRow } from './find-submission.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';
import type { QuotedSubmission } from './submission-outcome.ts';

function requireUnpaid({ state }: SubmissionRow): void {
  if (!unpaid.includes(state))
    throw new AppError('conflict', `A submission that is ${state} does not wait for a payment.`);
}

/** A new amount for each showing of the donation box, unless someone else's listing has made the payment useless since the checks. */
export async function quoteSubmission(
  { database, donations, kinds }: SubmissionDependencies,
  reference: string,
): Promise<QuotedSubmission> {
  const row = await getByReference(database, reference);
  requireUnpaid(row);
  const findings = await kinds[row.kind].form.findDuplicates(row);
  if (hasBlocking(findings)) return { ok: false, findings: publicFindings(findings) };
  const quote = await database.transaction().execute(async (transaction) => {
    const made = await donations.createQuote(transaction, row.id, row.kind as DonationKind);
    // Making the amount has locked the row: what it says now stays so until the amount is there.
    requireUnpaid(await getByReference(transaction, reference));
    return made;
  });
  return { ok: true, quote: donations.presentQuote(quote) };
}
