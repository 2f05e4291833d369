import type { Selectable } from 'kysely';
import type { PaymentTable } from '#platform/database/donation-tables.ts';
import { workThrough } from '#platform/jobs/due-rows.ts';
import type { PaymentOutcome } from '../model/payment.ts';
import { claimDue } from './claim-due.ts';
import type { DonationDependencies, OnPaymentOutcome } from './donation-dependencies.ts';
import { judgeClaim } from './judge-claim.ts';
import { settlePayment } from './settle-payment.ts';
import { outcomeOf } from './wait-for-chain.ts';

type Row = Selectable<PaymentTable>;

/**
 * Checks every due claim and settles or postpones it. A claim that cannot be settled because of an error (of
 * the database, of the listener) is logged and comes back when its lease ends.
 * @returns how many claims were checked
 */
export async function verifyDue(
  dependencies: DonationDependencies,
  onOutcome: OnPaymentOutcome,
): Promise<number> {
  const { database, now, log } = dependencies;
  return workThrough({
    claim: () => claimDue(database, now()),
    work: async (row) => {
      const outcome = await lookAt(dependencies, row);
      await settlePayment(dependencies, { row, outcome, onOutcome });
    },
    onError: (error, row) =>
      log.error({ error, paymentId: row.id }, 'a payment could not be settled; it will be retried'),
  });
}

async function lookAt(dependencies: DonationDependencies, row: Row): Promise<PaymentOutcome> {
  const claim = { submissionId: row.submission_id, txHash: row.tx_hash };
  return outcomeOf(row, await judgeClaim(dependencies, claim), dependencies.now());
}
