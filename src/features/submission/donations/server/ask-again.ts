import type { Selectable } from 'kysely';
import type { PaymentTable } from '#platform/database/donation-tables.ts';
import type { PaymentDetail } from '../model/payment.ts';
import type { PaymentCode } from '../model/payment-code.ts';
import { watchedAfterAcceptanceMs } from '../model/retry-delay.ts';
import { leaseMs } from './claim-due.ts';
import type { DonationDependencies, OnPaymentOutcome } from './donation-dependencies.ts';
import { findShownPayment } from './get-payment.ts';
import { judgeClaim, type ChainJudgement } from './judge-claim.ts';
import { recheckMs, settleAccepted } from './recheck-accepted.ts';
import { settlePayment } from './settle-payment.ts';
import { outcomeOf } from './wait-for-chain.ts';

type Row = Selectable<PaymentTable>;

/** What the chain says now about a transaction that was sent in. */
export interface ChainAnswerNow {
  txHash: string;
  /** Why it does not pay; null where the chain confirms the payment. */
  code: PaymentCode | null;
  detail: PaymentDetail;
}

interface Question {
  submissionId: number;
  onOutcome: OnPaymentOutcome;
}

/**
 * Asks the chain now about the payment that is shown for a submission. The answer has the effect that the next check by itself would have: an open
 * claim is settled, and an accepted payment that the chain does not show within a day is in doubt, or undone after enough looks. What is refused, disputed, older or confirmed by
 * hand stays as it is. Not inside a transaction: an endpoint can be slow.
 * @returns undefined when no transaction was sent in
 */
export async function askAgain(
  dependencies: DonationDependencies,
  { submissionId, onOutcome }: Question,
): Promise<ChainAnswerNow | undefined> {
  const shown = await findShownPayment(dependencies.database, submissionId);
  if (!shown) return undefined;
  const taken = await takeForCheck(dependencies, shown);
  const judged = await judgeClaim(dependencies, { submissionId, txHash: shown.tx_hash });
  if (taken?.status === 'checking') {
    const outcome = outcomeOf(taken, judged, dependencies.now());
    await settlePayment(dependencies, { row: taken, outcome, onOutcome });
  }
  if (taken?.status === 'accepted') await settleAccepted(dependencies, { row: taken, judged, onOutcome });
  return { txHash: shown.tx_hash, ...answerOf(judged, shown) };
}

/** Takes the row as the background checks do, so that one in progress writes nothing. Undefined for what an answer cannot change. */
async function takeForCheck({ database, now }: DonationDependencies, row: Row): Promise<Row | undefined> {
  const time = now().getTime();
  const isRecent = time - Date.parse(row.update_time) < watchedAfterAcceptanceMs;
  const isWatched = row.confirmed_by === null && (isRecent || row.doubt !== null);
  if (row.status !== 'checking' && !(row.status === 'accepted' && isWatched)) return undefined;
  const pauseMs = row.status === 'checking' ? leaseMs : recheckMs;
  return database
    .updateTable('payments')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_time: new Date(time + pauseMs).toISOString(),
    }))
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .returningAll()
    .executeTakeFirst();
}

function answerOf(judged: ChainJudgement, { status }: Row): Omit<ChainAnswerNow, 'txHash'> {
  switch (judged.kind) {
    case 'missing':
      return { code: status === 'checking' ? 'not-found-yet' : 'not-found', detail: {} };
    case 'accepted':
      return { code: null, detail: judged.detail };
    case 'disputed':
      // Whose payment it is was decided when it was accepted.
      return { code: status === 'accepted' ? null : 'disputed', detail: judged.detail };
    case 'refused':
    case 'waiting':
      return { code: judged.code, detail: judged.detail };
  }
}
