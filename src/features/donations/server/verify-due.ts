import type { Selectable } from 'kysely';
import type { PaymentTable } from '#platform/database/donation-tables.ts';
import type { PaymentOutcome } from '../model/payment.ts';
import { notFoundAfterMs } from '../model/retry-delay.ts';
import { claimDue } from './claim-due.ts';
import type { DonationDependencies, OnPaymentOutcome } from './donation-dependencies.ts';
import { judgeClaim } from './judge-claim.ts';
import { settlePayment } from './settle-payment.ts';

type Row = Selectable<PaymentTable>;

/**
 * Looks at every claim that is due and settles it or puts it off. A claim that cannot be settled because of a fault
 * (of the database, of the listener) is logged and comes back when its lease ends.
 * @returns how many claims were looked at
 */
export async function verifyDue(
  dependencies: DonationDependencies,
  onOutcome: OnPaymentOutcome,
): Promise<number> {
  const { database, now, log } = dependencies;
  let count = 0;
  for (;;) {
    const rows = await claimDue(database, now());
    if (rows.length === 0) return count;
    count += rows.length;
    await Promise.all(
      rows.map(async (row) => {
        try {
          const outcome = await lookAt(dependencies, row);
          await settlePayment(dependencies, { row, outcome, onOutcome });
        } catch (error) {
          log.error({ error, paymentId: row.id }, 'a payment could not be settled; it is tried again');
        }
      }),
    );
  }
}

async function lookAt(dependencies: DonationDependencies, row: Row): Promise<PaymentOutcome> {
  const claim = { submissionId: row.submission_id, txHash: row.tx_hash };
  const judged = await judgeClaim(dependencies, claim);
  return judged.kind === 'missing' ? judgeMissing(row, dependencies.now()) : judged;
}

/** Missing for half an hour without a break is refused; an outage in between starts the half hour anew. */
function judgeMissing(row: Row, now: Date): PaymentOutcome {
  const missingMs = row.code === 'not-found-yet' ? now.getTime() - Date.parse(row.code_time) : 0;
  if (missingMs >= notFoundAfterMs) return { kind: 'refused', code: 'not-found', detail: {} };
  return { kind: 'waiting', code: 'not-found-yet', detail: {} };
}
