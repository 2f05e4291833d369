import type { Payment, ReportedOutcome } from '#features/submission/donations/model/payment.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { SubmissionRow } from './find-submission.ts';

/** What became of the payment of a submission whose item is listed already. */
export interface ListedPayment {
  submission: SubmissionRow;
  payment: Payment;
  outcome: ReportedOutcome;
  at: Date;
}

/** Asks people about an item that is listed although the chain has undone its payment: the port by which that is plugged in. */
export interface PaidListings {
  /** In the transaction that decides the payment. */
  report(transaction: DatabaseTransaction, listed: ListedPayment): Promise<void>;
}
