import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { closeQuotes } from './close-quotes.ts';
import type { DonationDependencies, RecordedPayment } from './donations.ts';
import { recordPayment } from './record-payment.ts';

interface Request {
  transaction: DatabaseTransaction;
  submissionId: number;
  link: string;
  reviewerName: string;
}

/** A reviewer looked at the explorer and says that the link pays; nothing is asked of the chain. */
export async function confirmByHand(
  { now, engine }: Pick<DonationDependencies, 'now' | 'engine'>,
  { transaction, submissionId, link, reviewerName }: Request,
): Promise<RecordedPayment> {
  const recorded = await recordPayment({ now }, { database: transaction, submissionId, link });
  if (!recorded.ok) return recorded;
  try {
    await transaction
      .updateTable('payments')
      .set((eb) => ({
        status: 'accepted',
        code: null,
        detail: '{}',
        confirmed_by: reviewerName,
        // A look at the chain that is under way loses its claim on the row.
        attempts: eb('attempts', '+', 1),
        update_time: now().toISOString(),
      }))
      .where('id', '=', recorded.paymentId)
      .where('status', '=', 'checking')
      .execute();
  } catch (error) {
    if (!engine.isUniqueViolation(error)) throw error;
    throw new AppError('conflict', 'This transaction was accepted for another submission a moment ago.', {
      cause: error,
    });
  }
  await closeQuotes(transaction, submissionId);
  return recorded;
}
