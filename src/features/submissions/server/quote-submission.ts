import { AppError } from '#lib/app-error.ts';
import type { DonationKind } from '#features/donations/model/quote.ts';
import { hasBlocking, publicFindings } from '../model/finding.ts';
import { unpaid } from '../model/state.ts';
import type { Checks } from './check-submission.ts';
import { getByReference } from './find-submission.ts';
import type { QuotedSubmission, SubmissionDependencies } from './submissions.ts';

/** A new amount for each showing of the donation box, unless somebody else's listing has made the payment useless since the checks. */
export async function quoteSubmission(
  { database, donations }: SubmissionDependencies,
  checks: Checks,
  reference: string,
): Promise<QuotedSubmission> {
  const row = await getByReference(database, reference);
  if (!unpaid.includes(row.state)) {
    throw new AppError('conflict', `A submission that is ${row.state} does not wait for a payment.`);
  }
  const findings = await checks.forms[row.kind].findDuplicates(row);
  if (hasBlocking(findings)) return { ok: false, findings: publicFindings(findings) };
  const quote = await donations.createQuote(database, row.id, row.kind as DonationKind);
  return { ok: true, quote: donations.presentQuote(quote) };
}
