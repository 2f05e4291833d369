import type { Selectable } from 'kysely';
import type { PaymentTable } from '#platform/database/donation-tables.ts';
import type { PaymentDetail } from '../model/payment.ts';
import type { TransientCode } from '../model/payment-code.ts';
import { notFoundAfterMs, retryDelayMs, watchedAfterAcceptanceMs } from '../model/retry-delay.ts';

/* What payments and refunds have in common while they wait for the chain. */

/** Since when something that waits for the chain has had its code. */
type Waiting = Pick<Selectable<PaymentTable>, 'code' | 'code_time'>;

/** The chain does not know the transaction. */
type Absent =
  | { kind: 'refused'; code: 'not-found'; detail: PaymentDetail }
  | { kind: 'waiting'; code: TransientCode; detail: PaymentDetail };

type Judged = { kind: 'missing' } | { kind: 'waiting'; code: string } | { kind: string };

/** What the chain's result means for an open claim, or for a refund that is not proven yet. */
export function outcomeOf<Judgement extends Judged>(
  row: Waiting,
  judged: Judgement,
  now: Date,
): Exclude<Judgement, { kind: 'missing' }> | Absent {
  if (judged.kind !== 'missing' && !(row.code === 'reversed' && isOutage(judged)))
    return judged as Exclude<Judgement, { kind: 'missing' }>;
  return row.code === 'reversed' ? awaitReversed(row, judged, now) : judgeMissing(row, now);
}

const isOutage = (judged: Judged) => 'code' in judged && judged.code === 'endpoint-down';

/** What the chain has undone is waited for longer: it is mined again sooner or later. An outage changes nothing. */
function awaitReversed(row: Waiting, judged: Judged, now: Date): Absent {
  if (judged.kind === 'missing' && now.getTime() - Date.parse(row.code_time) >= watchedAfterAcceptanceMs)
    return { kind: 'refused', code: 'not-found', detail: {} };
  return { kind: 'waiting', code: 'reversed', detail: {} };
}

/** Missing for half an hour without interruption is refused; an outage in between restarts the half hour. */
function judgeMissing(row: Waiting, now: Date): Absent {
  const missingMs = row.code === 'not-found-yet' ? now.getTime() - Date.parse(row.code_time) : 0;
  if (missingMs >= notFoundAfterMs) return { kind: 'refused', code: 'not-found', detail: {} };
  return { kind: 'waiting', code: 'not-found-yet', detail: {} };
}

/** What is written of something that still waits for the chain, with the time of its next check. */
export function postponed(
  row: Waiting,
  { code, detail }: { code: TransientCode; detail: PaymentDetail },
  now: Date,
) {
  const code_time = row.code === code ? row.code_time : now.toISOString();
  const delayMs = retryDelayMs(code, now.getTime() - Date.parse(code_time));
  return {
    code,
    code_time,
    detail: JSON.stringify(detail),
    next_attempt_time: new Date(now.getTime() + delayMs).toISOString(),
    update_time: now.toISOString(),
  };
}
