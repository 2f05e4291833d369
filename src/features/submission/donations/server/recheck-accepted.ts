import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { PaymentTable } from '#platform/database/donation-tables.ts';
import { claimRows, isHeld, workThrough } from '#platform/jobs/due-rows.ts';
import { judgeDoubt } from '../model/judge-doubt.ts';
import type { PaymentDetail, ReversedOutcome } from '../model/payment.ts';
import { watchedAfterAcceptanceMs } from '../model/retry-delay.ts';
import type { DonationDependencies, OnPaymentOutcome } from './donation-dependencies.ts';
import { judgeClaim, type ChainJudgement } from './judge-claim.ts';
import { changedDoubt, doubtColumns, lookAgain, presentDoubt } from './look-again.ts';
import { presentPayment } from './present-payment.ts';

type Row = Selectable<PaymentTable>;

/** Pause between two looks at an accepted payment. */
export const recheckMs = 10 * 60_000;
/** Accepted payments of the last 24 hours, and older ones in doubt. What people confirmed by hand is not the chain's to undo. */
const acceptedOnes = (now: Date) =>
  ({
    table: 'payments',
    time: 'next_attempt_time',
    waiting: sql<boolean>`status = 'accepted' and confirmed_by is null
      and (update_time > ${new Date(now.getTime() - watchedAfterAcceptanceMs).toISOString()} or doubt_since is not null)`,
    leaseMs: recheckMs,
    longestMs: recheckMs,
    atOnce: 10,
  }) as const;

/** The submission can be paid again, with any amount that it was given. */
async function reopenQuotes(transaction: DatabaseTransaction, submissionId: number): Promise<void> {
  await transaction
    .updateTable('quotes')
    .set({ reserved_until: null })
    .where('submission_id', '=', submissionId)
    .where('reserved', '=', 1)
    .execute();
}

interface Recheck {
  row: Row;
  judged: ChainJudgement;
  onOutcome: OnPaymentOutcome;
}

/**
 * Undoes an accepted payment where the chain has undone it (`judgeDoubt`), and keeps a doubt for the desk until that is known, unless
 * another check has started since.
 */
export async function settleAccepted(
  dependencies: DonationDependencies,
  { row, judged, onOutcome }: Recheck,
): Promise<void> {
  const { database, now, log } = dependencies;
  const look = await lookAgain(dependencies, { txHash: row.tx_hash, detail: row.detail }, judged);
  const known = judgeDoubt({ look, doubt: presentDoubt(row), now: now() });
  const which = { paymentId: row.id, submission: row.submission_id, look };
  if (known.kind === 'undone') {
    log.warn(which, 'an accepted payment was undone by the chain');
    const was = JSON.parse(row.detail) as PaymentDetail;
    const outcome = { kind: 'reversed', code: 'reversed', detail: {}, was } as const;
    return reverse(dependencies, { row, outcome, onOutcome });
  }
  const set = changedDoubt(row, known);
  if (!set) return;
  if (row.doubt === null)
    log.warn(which, 'the chain does not show an accepted payment; nothing is undone yet');
  await heldRow(database, row).set(set).execute();
}

/** The row as this process took it; a later check has a higher number. */
const heldRow = (database: Database, row: Row) =>
  database.updateTable('payments').where(isHeld(row)).where('status', '=', 'accepted');

async function reverse(
  { database, engine, now }: DonationDependencies,
  { row, outcome, onOutcome }: { row: Row; outcome: ReversedOutcome; onOutcome: OnPaymentOutcome },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await engine.lock(transaction, row.tx_hash);
    const time = now().toISOString();
    const reversed = await heldRow(transaction, row)
      .set({
        ...doubtColumns(null),
        status: 'checking',
        code: outcome.code,
        code_time: time,
        detail: JSON.stringify(outcome.detail),
        quote_id: null,
        amount_units: null,
        terms_id: null,
        next_attempt_time: time,
        update_time: time,
      })
      .returningAll()
      .executeTakeFirst();
    if (!reversed) return;
    const other = await transaction
      .selectFrom('payments')
      .select('id')
      .where('submission_id', '=', row.submission_id)
      .where('status', '=', 'accepted')
      .executeTakeFirst();
    if (other) return;
    await reopenQuotes(transaction, row.submission_id);
    await onOutcome(transaction, presentPayment(reversed), outcome);
  });
}

/**
 * Asks the chain again about payments that were accepted in the last 24 hours, and about those in doubt. One that a reorganization of the chain has undone is being checked
 * again from here on, like a new claim, and is accepted again when it is mined again.
 * @returns how many were asked about
 */
export async function recheckAccepted(
  dependencies: DonationDependencies,
  onOutcome: OnPaymentOutcome,
): Promise<number> {
  const { database, now, log } = dependencies;
  return workThrough({
    claim: () => claimRows(database, acceptedOnes(now()), now()),
    work: async (row) => {
      const claim = { submissionId: row.submission_id, txHash: row.tx_hash };
      const judged = await judgeClaim(dependencies, claim);
      await settleAccepted(dependencies, { row, judged, onOutcome });
    },
    onError: (error, row) =>
      log.error(
        { error, paymentId: row.id },
        'an accepted payment could not be looked at; it will be retried',
      ),
  });
}
