import type { Database } from '#platform/database/database.ts';
import type { PaymentDetail } from '../../model/payment.ts';
import { judgeRefund } from '../../model/judge-refund.ts';
import type { RefundEvent, RefundOutcome } from '../../model/refund.ts';
import { watchedAfterAcceptanceMs } from '../../model/retry-delay.ts';
import { leaseMs } from '../claim-due.ts';
import type { DonationDependencies, OnRefundEvent } from '../donation-dependencies.ts';
import { lockSubmission } from '../lock-submission.ts';
import { recheckMs } from '../recheck-accepted.ts';
import { outcomeOf, postponed } from '../wait-for-chain.ts';
import { presentRefund, type RefundRow } from './refund-rows.ts';
import { workThrough } from '../work-through.ts';

/** Asked together. */
const batchSize = 10;

type Judgement = RefundOutcome | { kind: 'missing' };

/** Waiting refunds that are due, and proven ones of the last 24 hours; what a person confirmed by hand is not the chain's to undo. */
function dueIn(database: Database, now: Date) {
  const since = new Date(now.getTime() - watchedAfterAcceptanceMs).toISOString();
  return database
    .selectFrom('refunds')
    .where('next_attempt_time', '<=', now.toISOString())
    .where('status', 'in', ['checking', 'proven'])
    .where(({ or, and, eb }) =>
      or([
        eb('status', '=', 'checking'),
        and([eb('confirmed_by', 'is', null), eb('update_time', '>', since)]),
      ]),
    );
}

/** Takes due refunds for this process, as `claimDue` takes payments. */
async function claimRefunds(database: Database, now: Date): Promise<RefundRow[]> {
  return database
    .updateTable('refunds')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_time: new Date(now.getTime() + leaseMs).toISOString(),
    }))
    .where('next_attempt_time', '<=', now.toISOString())
    .where('id', 'in', dueIn(database, now).select('id').orderBy('next_attempt_time').limit(batchSize))
    .returningAll()
    .execute();
}

async function lookAtRefund(
  { database, brand, chain }: DonationDependencies,
  row: RefundRow,
): Promise<Judgement> {
  const answer = await chain.findTransaction(row.tx_hash);
  if (!answer.ok) return { kind: 'waiting', code: answer.code, detail: {} };
  if (!answer.value) return { kind: 'missing' };
  const { detail } = await database
    .selectFrom('payments')
    .select('detail')
    .where('id', '=', row.payment_id)
    .executeTakeFirstOrThrow();
  return judgeRefund({
    seen: answer.value,
    amountUnits: BigInt(row.amount_units),
    expected: { ...brand.donation, receivingAddress: row.receiver },
    paidTime: (JSON.parse(detail) as PaymentDetail).mined_time,
  });
}

/** The row as this process claimed it; a later claimant has a higher check number. */
const heldRow = (database: Database, { id, attempts, status }: RefundRow) =>
  database
    .updateTable('refunds')
    .where('id', '=', id)
    .where('status', '=', status)
    .where('attempts', '=', attempts);

interface Settlement {
  row: RefundRow;
  judged: Judgement;
  onRefund: OnRefundEvent;
}

type Columns = Pick<RefundRow, 'status' | 'code' | 'detail'> & Partial<Pick<RefundRow, 'sender'>>;

async function decide(
  { database, engine, now }: DonationDependencies,
  { row, onRefund, event, set }: Omit<Settlement, 'judged'> & { event: RefundEvent; set: Columns },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await engine.lock(transaction, row.tx_hash);
    // Two refunds of one submission settle one after the other: each is a version of it.
    await lockSubmission(transaction, row.submission_id);
    const time = now();
    const again = event === 'proven' ? recheckMs : 0;
    const settled = await heldRow(transaction, row)
      .set({
        ...set,
        code_time: time.toISOString(),
        next_attempt_time: new Date(time.getTime() + again).toISOString(),
        update_time: time.toISOString(),
      })
      .returningAll()
      .executeTakeFirst();
    if (settled) await onRefund(transaction, presentRefund(settled), event);
  });
}

async function settleWaiting(dependencies: DonationDependencies, settlement: Settlement): Promise<void> {
  const { row, judged, onRefund } = settlement;
  const now = dependencies.now();
  const outcome = outcomeOf(row, judged, now);
  if (outcome.kind === 'waiting') {
    await heldRow(dependencies.database, row)
      .set(postponed(row, outcome, now))
      .execute();
    return;
  }
  const detail = JSON.stringify(outcome.detail);
  if (outcome.kind === 'refused') {
    const set = { status: 'unproven', code: outcome.code, detail } as const;
    return decide(dependencies, { row, onRefund, event: 'unproven', set });
  }
  const set = { status: 'proven', code: null, detail, sender: outcome.sender ?? null } as const;
  return decide(dependencies, { row, onRefund, event: 'proven', set });
}

/** A proven refund that a reorganization of the chain has undone waits again, and is proven again when it is mined again. */
async function settleProven(
  dependencies: DonationDependencies,
  { row, judged, onRefund }: Settlement,
): Promise<void> {
  const isUndone = judged.kind === 'missing' || judged.kind === 'refused';
  if (isUndone || (judged.kind === 'waiting' && judged.code === 'awaiting-confirmations')) {
    const { code, detail } = isUndone ? { code: 'reversed' as const, detail: {} } : judged;
    dependencies.log.warn({ refundId: row.id }, 'a proven refund was undone by the chain');
    const set = { status: 'checking', code, detail: JSON.stringify(detail), sender: null } as const;
    return decide(dependencies, { row, onRefund, event: 'reversed', set });
  }
  const next = new Date(dependencies.now().getTime() + recheckMs).toISOString();
  await heldRow(dependencies.database, row).set({ next_attempt_time: next }).execute();
}

/** Asks the chain about a refund that this process has claimed, and writes what it said. */
async function checkRefund(
  dependencies: DonationDependencies,
  { row, onRefund }: Omit<Settlement, 'judged'>,
): Promise<void> {
  const first = await lookAtRefund(dependencies, row);
  if (row.status !== 'proven') return settleWaiting(dependencies, { row, judged: first, onRefund });
  // One answer without it may come from a node that lags behind.
  const judged = first.kind === 'missing' ? await lookAtRefund(dependencies, row) : first;
  return settleProven(dependencies, { row, judged, onRefund });
}

/**
 * Asks the chain about every refund that is due: those that wait, and those proven in the last 24 hours. An error is logged and the refund
 * comes back when its lease ends. @returns how many were asked about
 */
export async function verifyRefunds(
  dependencies: DonationDependencies,
  onRefund: OnRefundEvent,
): Promise<number> {
  const { database, now, log } = dependencies;
  return workThrough(
    () => claimRefunds(database, now()),
    (row) => checkRefund(dependencies, { row, onRefund }),
    (error, row) =>
      log.error({ error, refundId: row.id }, 'a refund could not be looked at; it will be retried'),
  );
}

/** Takes the record as the background checks do. One that was not proven waits again. */
async function takeForCheck({ database, now }: DonationDependencies, row: RefundRow) {
  const time = now();
  const isReopened = row.status === 'unproven';
  return database
    .updateTable('refunds')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_time: new Date(time.getTime() + leaseMs).toISOString(),
      ...(isReopened && { status: 'checking' as const, code: null, code_time: time.toISOString() }),
    }))
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Asks the chain now about one refund, with the effect that the next check by itself would have; one that was not proven waits again.
 * Not inside a transaction. @throws the engine's unique violation where its transaction is recorded as another refund by now
 */
export async function askAboutRefund(
  dependencies: DonationDependencies,
  { row, onRefund }: Omit<Settlement, 'judged'>,
): Promise<void> {
  const taken = await takeForCheck(dependencies, row);
  if (taken) await checkRefund(dependencies, { row: taken, onRefund });
}
