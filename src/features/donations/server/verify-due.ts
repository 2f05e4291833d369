import type { Selectable } from 'kysely';
import type { PaymentTable } from '#platform/database/donation-tables.ts';
import type { PaymentOutcome } from '../model/payment.ts';
import { notFoundAfterMs, watchedAfterAcceptanceMs } from '../model/retry-delay.ts';
import { claimDue } from './claim-due.ts';
import type { DonationDependencies, OnPaymentOutcome } from './donation-dependencies.ts';
import { judgeClaim, type ChainJudgement } from './judge-claim.ts';
import { settlePayment } from './settle-payment.ts';

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
          log.error({ error, paymentId: row.id }, 'a payment could not be settled; it will be retried');
        }
      }),
    );
  }
}

async function lookAt(dependencies: DonationDependencies, row: Row): Promise<PaymentOutcome> {
  const claim = { submissionId: row.submission_id, txHash: row.tx_hash };
  return outcomeOf(row, await judgeClaim(dependencies, claim), dependencies.now());
}

/** What the chain's result means for an open claim. */
export function outcomeOf(row: Row, judged: ChainJudgement, now: Date): PaymentOutcome {
  if (row.code === 'reversed') return awaitReversed(row, judged, now);
  return judged.kind === 'missing' ? judgeMissing(row, now) : judged;
}

/** A payment that the chain has undone is waited for longer: it is mined again sooner or later. An outage changes nothing. */
function awaitReversed(row: Row, judged: ChainJudgement, now: Date): PaymentOutcome {
  const isUnknown = judged.kind === 'waiting' && judged.code === 'endpoint-down';
  if (judged.kind !== 'missing' && !isUnknown) return judged;
  if (judged.kind === 'missing' && now.getTime() - Date.parse(row.code_time) >= watchedAfterAcceptanceMs)
    return { kind: 'refused', code: 'not-found', detail: {} };
  return { kind: 'waiting', code: 'reversed', detail: {} };
}

/** Missing for half an hour without interruption is refused; an outage in between restarts the half hour. */
function judgeMissing(row: Row, now: Date): PaymentOutcome {
  const missingMs = row.code === 'not-found-yet' ? now.getTime() - Date.parse(row.code_time) : 0;
  if (missingMs >= notFoundAfterMs) return { kind: 'refused', code: 'not-found', detail: {} };
  return { kind: 'waiting', code: 'not-found-yet', detail: {} };
}
