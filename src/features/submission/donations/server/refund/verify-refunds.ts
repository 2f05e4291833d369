import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { claimRows, isHeld, workThrough } from '#platform/jobs/due-rows.ts';
import type { PaymentDetail } from '../../model/payment.ts';
import { judgeDoubt } from '../../model/judge-doubt.ts';
import { judgeRefund } from '../../model/judge-refund.ts';
import type { RefundEvent, RefundIssue, RefundOutcome } from '../../model/refund.ts';
import { watchedAfterAcceptanceMs } from '../../model/retry-delay.ts';
import { leaseMs } from '../claim-due.ts';
import type { DonationDependencies, OnRefundEvent } from '../donation-dependencies.ts';
import { readTerms } from '../donation-terms.ts';
import { doubtColumns, lookAgain, presentDoubt } from '../look-again.ts';
import { lockSubmission } from '../lock-submission.ts';
import { recheckMs } from '../recheck-accepted.ts';
import { outcomeOf, postponed } from '../wait-for-chain.ts';
import { admitRefund, lockRefunds } from './admit-refund.ts';
import { findPaidOne } from './find-paid.ts';
import { presentRefund, type RefundRow } from './refund-rows.ts';

type Judgement = RefundOutcome | { kind: 'missing' };

/** Waiting refunds, and proven ones of the last 24 hours or in doubt; what a person confirmed by hand is not the chain's to undo. */
const dueRefunds = (now: Date) =>
  ({
    table: 'refunds',
    time: 'next_attempt_time',
    waiting: sql<boolean>`status in ('checking', 'proven') and (status = 'checking' or (confirmed_by is null
      and (update_time > ${new Date(now.getTime() - watchedAfterAcceptanceMs).toISOString()} or doubt_since is not null)))`,
    leaseMs,
    longestMs: recheckMs,
    atOnce: 10,
  }) as const;

async function lookAtRefund(
  { database, brand, chain }: DonationDependencies,
  row: RefundRow,
): Promise<Judgement> {
  const terms = (await readTerms(database, brand))(row.terms_id);
  const { chainId, confirmations } = brand.donation;
  // Nobody can be asked about a chain that the settings have left.
  if (terms.chainId !== chainId) return { kind: 'waiting', code: 'no-endpoint', detail: {} };
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
    expected: { ...terms, confirmations, receivingAddress: row.receiver },
    paidTime: (JSON.parse(detail) as PaymentDetail).mined_time,
  });
}

/** The row as this process claimed it; a later claimant has a higher check number. */
const heldRow = (database: Database, row: RefundRow) =>
  database.updateTable('refunds').where(isHeld(row)).where('status', '=', row.status);

interface Settlement {
  row: RefundRow;
  judged: Judgement;
  onRefund: OnRefundEvent;
}

type Columns = Pick<RefundRow, 'status' | 'code' | 'detail'> & Partial<Pick<RefundRow, 'sender'>>;

async function decide(
  { database, brand, engine, now }: DonationDependencies,
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
        ...doubtColumns(null),
        code_time: time.toISOString(),
        next_attempt_time: new Date(time.getTime() + again).toISOString(),
        update_time: time.toISOString(),
      })
      .returningAll()
      .executeTakeFirst();
    if (!settled) return;
    await onRefund(transaction, presentRefund(settled, await readTerms(transaction, brand)), event);
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
  const { database, now, log } = dependencies;
  const look = await lookAgain(dependencies, { txHash: row.tx_hash, detail: row.detail }, judged);
  const known = judgeDoubt({ look, doubt: presentDoubt(row), now: now() });
  if (known.kind === 'undone') {
    log.warn({ refundId: row.id, look }, 'a proven refund was undone by the chain');
    const set = { status: 'checking', code: 'reversed', detail: '{}', sender: null } as const;
    return decide(dependencies, { row, onRefund, event: 'reversed', set });
  }
  const next_attempt_time = new Date(now().getTime() + recheckMs).toISOString();
  await heldRow(database, row)
    .set({ next_attempt_time, ...doubtColumns(known.doubt) })
    .execute();
}

/** Asks the chain about a refund that this process has claimed, and writes what it said. */
async function checkRefund(
  dependencies: DonationDependencies,
  { row, onRefund }: Omit<Settlement, 'judged'>,
): Promise<void> {
  const judged = await lookAtRefund(dependencies, row);
  const settle = row.status === 'proven' ? settleProven : settleWaiting;
  return settle(dependencies, { row, judged, onRefund });
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
  return workThrough({
    claim: () => claimRows(database, dueRefunds(now()), now()),
    work: (row) => checkRefund(dependencies, { row, onRefund }),
    onError: (error, row) =>
      log.error({ error, refundId: row.id }, 'a refund could not be looked at; it will be retried'),
  });
}

/** A refusal leaves the record as it is. */
export type Asked = { ok: true } | { ok: false; code: RefundIssue | 'endpoint-down'; leftUnits?: bigint };

const take = (
  database: Database,
  row: RefundRow,
  { now, set = {} }: { now: Date; set?: Partial<Pick<RefundRow, 'status' | 'code' | 'code_time'>> },
) =>
  database
    .updateTable('refunds')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_time: new Date(now.getTime() + leaseMs).toISOString(),
      ...set,
    }))
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .returningAll()
    .executeTakeFirst();

type Taken = { ok: true; taken: RefundRow | undefined } | Exclude<Asked, { ok: true }>;

/** Takes a record that was not proven: it counts again, so it is admitted like a new one. */
async function reopen(dependencies: DonationDependencies, row: RefundRow): Promise<Taken> {
  const { database, engine, now } = dependencies;
  // Before the transaction begins: an endpoint can be slow.
  const payment = await findPaidOne(dependencies, row.payment_id);
  if (payment === 'endpoint-down') return { ok: false, code: payment };
  if (!payment) return { ok: false, code: 'nothing-paid' };
  return database.transaction().execute(async (transaction) => {
    const { tx_hash: txHash, submission_id: submissionId } = row;
    await lockRefunds(engine, transaction, { hashes: [txHash, payment.txHash], submissionId });
    const amountUnits = BigInt(row.amount_units);
    const admitted = await admitRefund(transaction, { txHash, payment, amountUnits, except: row.id });
    if (!admitted.ok) return admitted;
    const time = now();
    const set = { status: 'checking', code: null, code_time: time.toISOString() } as const;
    return { ok: true, taken: await take(transaction, row, { now: time, set }) };
  });
}

/**
 * Asks the chain now about one refund, with the effect that the next check by itself would have; one that was not proven waits again, where
 * the payment still has that much left. Not inside a transaction.
 */
export async function askAboutRefund(
  dependencies: DonationDependencies,
  { row, onRefund }: Omit<Settlement, 'judged'>,
): Promise<Asked> {
  const { database, now } = dependencies;
  const asked: Taken =
    row.status === 'unproven'
      ? await reopen(dependencies, row)
      : { ok: true, taken: await take(database, row, { now: now() }) };
  if (!asked.ok) return asked;
  if (asked.taken) await checkRefund(dependencies, { row: asked.taken, onRefund });
  return { ok: true };
}
