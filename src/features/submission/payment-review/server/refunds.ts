import { submissionBarWords } from '#features/team/accounts/model/decision-bar.ts';
import { listBarredSubmissions } from '#features/team/accounts/server/decision-bars.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import { formatUnits } from '#features/submission/donations/model/donation-amount.ts';
import { explorerLinkOf } from '#features/submission/donations/model/donation-terms.ts';
import type { Refund, RefundIssue } from '#features/submission/donations/model/refund.ts';
import type { PaidPayment } from '#features/submission/donations/server/refund/find-paid.ts';
import type { RefundEntry } from '#features/submission/donations/server/refund/record-refund.ts';
import { applyTransition } from '#features/submission/submissions/server/apply-transition.ts';
import { getById, type SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { kindsFor } from '#features/submission/review-queue/model/kind-permissions.ts';
import type { RefundAction, ReviewRefundable } from '../model/refund-action.ts';
import type { ReviewRefund } from '../model/reviewed-payment.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import { withLookupLock } from './lookup-lock.ts';
import { issueSentences, readRefundEntry } from './refund-entry.ts';
import type { PaymentReviewDependencies } from './payment-review-dependencies.ts';

export interface RefundRequest {
  id: number;
  action: RefundAction;
  person: Reviewer;
}

const unreachable = () =>
  new AppError(
    'unavailable',
    'The chain endpoint does not respond, so it is not known what was paid. Try again later.',
  );

/** The submission, for someone who may record its refunds. @throws AppError not-found, forbidden */
async function getRow(
  { database }: PaymentReviewDependencies,
  { id, person }: Omit<RefundRequest, 'action'>,
) {
  const row = await getById(database, id);
  if (!may(person, 'refunds.record') || !kindsFor(person).includes(row.kind))
    throw new AppError('forbidden', 'Your account is not allowed to record refunds.');
  const bar = (await listBarredSubmissions(database, person)).get(id);
  if (bar === 'own') throw new AppError('forbidden', submissionBarWords.own);
  return row;
}

/** @throws AppError unavailable while the chain has to be asked and does not answer */
async function readPaid({ donations }: PaymentReviewDependencies, id: number): Promise<PaidPayment[]> {
  const paid = await donations.refunds.findPaid(id);
  if (!paid.ok) throw unreachable();
  return paid.payments;
}

/** What can be given back, for the form. @throws AppError not-found, forbidden, unavailable */
export async function listRefundable(
  dependencies: PaymentReviewDependencies,
  { id, person }: Omit<RefundRequest, 'action'>,
): Promise<ReviewRefundable[]> {
  const { donations } = dependencies;
  await getRow(dependencies, { id, person });
  const listed = await donations.refunds.listRefundable(id);
  if (!listed.ok) throw unreachable();
  return listed.payments.map(({ paymentId: payment, txHash: tx_hash, leftUnits, payer, terms }) => ({
    payment,
    tx_hash,
    left: leftUnits === null ? null : formatUnits(leftUnits, terms.tokenDecimals),
    payer,
  }));
}

type Recording = Extract<RefundAction, { name: 'record' | 'correct' }>;

/** @throws AppError bad-request for what is no amount or no address */
function entryOf(action: Recording, decimals: number): RefundEntry {
  const { link, payment: paymentId, reason: receiverReason } = action;
  return { link, paymentId, receiverReason, ...readRefundEntry(action, decimals) };
}

interface Logged {
  transaction: DatabaseTransaction;
  row: SubmissionRow;
  person: Reviewer;
  at: Date;
  action: string;
  detail: Readonly<Record<string, unknown>>;
}

const log = ({ transaction, row, person, at, action, detail }: Logged) =>
  appendAudit(transaction, {
    at,
    actor: person,
    area: 'submission',
    action,
    subject: `submission ${row.id}`,
    detail: { title: row.title, ...detail },
  });

/** Of the token of the payment that is given back. */
function decimalsOf(
  { brand }: PaymentReviewDependencies,
  { action, payments }: { action: Recording; payments: readonly PaidPayment[] },
): number {
  const chosen = payments.find(({ id }) => id === action.payment) ?? payments[0];
  return (chosen?.terms ?? brand.donation).tokenDecimals;
}

/** Stores the refund with the step of the submission, and wakes what asks the chain. */
async function record(
  dependencies: PaymentReviewDependencies,
  { row, action, person }: { row: SubmissionRow; action: Recording; person: Reviewer },
): Promise<void> {
  const { database, engine, donations, now } = dependencies;
  // Before the transaction begins: an endpoint can be slow.
  const payments = await readPaid(dependencies, row.id);
  const replaces = action.name === 'correct' ? action.refund : undefined;
  const decimals = decimalsOf(dependencies, { action, payments });
  const entry = entryOf(action, decimals);
  try {
    await database.transaction().execute(async (transaction) => {
      const common = { transaction, submissionId: row.id, payments, recordedBy: person.name, replaces };
      const recorded = await donations.refunds.record({ ...common, ...entry });
      if (!recorded.ok) throw refusalOf(recorded, decimals);
      const at = now();
      const submission = await getById(transaction, row.id);
      const { refundId: refund, txHash: tx_hash, receiver } = recorded;
      await applyTransition(transaction, {
        submission,
        move: 'record-refund',
        at,
        reviewer: person,
        code: 'refund-sent',
        detail: { refund },
      });
      const amount = formatUnits(recorded.amountUnits, decimals);
      const detail = { refund, tx_hash, amount, receiver, ...(replaces && { corrects: replaces }) };
      await log({ transaction, row, person, at, action: `${action.name}-refund`, detail });
    });
  } catch (cause) {
    if (!engine.isUniqueViolation(cause)) throw cause;
    throw new AppError('conflict', 'Another person has just recorded this. Reload and decide again.', {
      cause,
    });
  }
  donations.wakeVerifiers();
}

function refusalOf(
  { code, leftUnits }: { code: RefundIssue; leftUnits?: bigint },
  decimals: number,
): AppError {
  if (code !== 'too-much') return new AppError('bad-request', issueSentences[code]);
  const left = formatUnits(leftUnits ?? 0n, decimals);
  return new AppError('bad-request', `This is more than is left to refund: ${left}.`);
}

/** The chain's answer has the effect that the next check would have. */
async function ask(
  dependencies: PaymentReviewDependencies,
  { row, refund: id, person }: { row: SubmissionRow; refund: number; person: Reviewer },
): Promise<void> {
  const { database, brand, donations, onRefund, now } = dependencies;
  const refund = { id, submissionId: row.id };
  const asked = await withLookupLock(dependencies, { submissionId: row.id, of: 'refund' }, () =>
    donations.refunds.askAgain(refund, { onRefund }),
  );
  if (!asked) throw new AppError('not-found', 'There is no such refund of this submission.');
  if (!asked.ok)
    throw asked.code === 'endpoint-down'
      ? unreachable()
      : refusalOf({ ...asked, code: asked.code }, brand.donation.tokenDecimals);
  const { txHash: tx_hash, status, code } = asked.refund;
  await database.transaction().execute((transaction) => {
    const detail = { refund: id, tx_hash, status, code };
    return log({ transaction, row, person, at: now(), action: 'ask-refund', detail });
  });
}

async function confirm(
  { database, donations, now }: PaymentReviewDependencies,
  { row, refund: id, person }: { row: SubmissionRow; refund: number; person: Reviewer },
): Promise<void> {
  const hasEndpoint = await donations.refunds.hasEndpoint();
  await database.transaction().execute(async (transaction) => {
    const confirmation = { transaction, id, submissionId: row.id, name: person.name, hasEndpoint };
    const confirmed = await donations.refunds.confirmByHand(confirmation);
    if (!confirmed.ok)
      throw new AppError(
        'conflict',
        'Only a refund that waits can be confirmed by hand, and only where no chain can be asked.',
      );
    const at = now();
    await applyTransition(transaction, {
      submission: await getById(transaction, row.id),
      move: 'confirm-refund',
      at,
      reviewer: person,
      code: 'refund-proven',
      detail: { refund: id },
    });
    await log({ transaction, row, person, at, action: 'confirm-refund', detail: { refund: id } });
  });
}

/**
 * Records a refund that was sent, corrects such a record, asks the chain about it, or confirms it by hand.
 * @throws AppError not-found, forbidden, bad-request, conflict, too-many-requests, unavailable
 */
export async function handleRefund(
  dependencies: PaymentReviewDependencies,
  { id, action, person }: RefundRequest,
): Promise<void> {
  const row = await getRow(dependencies, { id, person });
  switch (action.name) {
    case 'record':
    case 'correct':
      return record(dependencies, { row, action, person });
    case 'ask':
      return ask(dependencies, { row, refund: action.refund, person });
    case 'confirm':
      return confirm(dependencies, { row, refund: action.refund, person });
  }
}

/** A record as the desk shows it. */
export const presentRefund = (refund: Refund): ReviewRefund => ({
  id: refund.id,
  status: refund.status,
  code: refund.code,
  payment: refund.paymentId,
  tx_hash: refund.txHash,
  pasted_link: refund.link,
  explorer_link: explorerLinkOf(refund.terms, refund.txHash),
  amount: formatUnits(refund.amountUnits, refund.terms.tokenDecimals),
  symbol: refund.terms.tokenSymbol,
  receiver: refund.receiver,
  receiver_reason: refund.receiverReason,
  sender: refund.sender,
  detail: refund.detail,
  recorded_by: refund.recordedBy,
  confirmed_by: refund.confirmedBy,
  doubt: refund.doubt,
  replaces: refund.replaces,
  create_time: refund.createTime,
  update_time: refund.updateTime,
});
