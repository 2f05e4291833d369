import { may, type DeskAction } from '#features/team/accounts/model/permissions.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { stateAfter } from '#features/submission/submissions/model/state.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import { AppError } from '#lib/app-error.ts';
import { claimCase } from '#platform/database/claim-case.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { TransferAction, TransferCase, TransferOutcome } from '../model/transfer-case.ts';
import { keepRefund, proveRefund } from './prove-refund.ts';
import { getTransfer } from './read-transfers.ts';
import type { TransferDependencies } from './transfer-dependencies.ts';

export interface TransferActionRequest {
  id: number;
  /** Of the transfer that the person saw. */
  version: number;
  action: TransferAction;
  person: Reviewer;
}

type ActionOf<Name> = Extract<TransferAction, { name: Name }>;

interface Decision {
  outcome: TransferOutcome | null;
  note: string;
  submission?: number;
  detail?: Readonly<Record<string, unknown>>;
  /** Written along. */
  within?: (transaction: DatabaseTransaction) => Promise<void>;
}

const conflict = () =>
  new AppError('conflict', 'This transfer was changed in the meantime. Reload and decide again.');

/** @throws AppError forbidden */
function requirePermission(person: Reviewer, action: DeskAction): void {
  if (!may(person, action)) throw new AppError('forbidden', 'Your account is not allowed to do this.');
}

/** @throws AppError conflict for what is decided, gone, changed, or claimed by a submission */
function requireOpen(found: TransferCase, { version }: TransferActionRequest): void {
  if (found.version !== version) throw conflict();
  if (found.decision) throw new AppError('conflict', 'This transfer is already decided. Reload the page.');
  if (found.gone_time !== null)
    throw new AppError('conflict', 'This transfer is not on the chain, so there is nothing to decide.');
  const [claim] = found.claimed_by;
  if (claim !== undefined)
    throw new AppError('conflict', `Submission ${claim} claims this transaction. Decide about it there.`);
}

/** Stores a decision with its entry in the log, if nobody has changed the transfer since. */
async function decide(
  { database, engine, now }: TransferDependencies,
  { id, version, action, person }: TransferActionRequest,
  { outcome, note, submission, detail, within }: Decision,
): Promise<void> {
  const at = now();
  try {
    await database.transaction().execute(async (transaction) => {
      const { tx_hash } = await claimCase(transaction, 'received_transfers', { id, version });
      await transaction
        .updateTable('received_transfers')
        .set({
          outcome,
          decision_note: outcome === null ? null : note,
          decided_by: outcome === null ? null : person.email,
          decided_time: outcome === null ? null : at.toISOString(),
          submission_id: submission ?? null,
        })
        .where('id', '=', id)
        .execute();
      await within?.(transaction);
      await appendAudit(transaction, {
        ...{ at, actor: person, area: 'transfer', action: action.name, subject: `transfer ${id}` },
        detail: { tx_hash, ...detail },
      });
    });
  } catch (cause) {
    if (!engine.isUniqueViolation(cause)) throw cause;
    throw new AppError('conflict', 'Another person has just recorded this. Reload and decide again.', {
      cause,
    });
  }
}

/**
 * Confirms the transfer by hand as the payment of a submission, by the rules of the review: two people where the chain does not confirm it.
 * Once that is done, the claim shows whose it is, whatever becomes of the note here.
 */
async function assign(
  dependencies: TransferDependencies,
  request: TransferActionRequest,
  found: TransferCase,
): Promise<void> {
  const { submission: id, seen, why, text } = request.action as ActionOf<'assign'>;
  const { review } = dependencies;
  const { person } = request;
  const submission = await review.get(id, person);
  const common = { link: found.explorer_link, why };
  const isLate = stateAfter(submission, 'accept-late-payment') !== undefined;
  if (isLate && text === '')
    throw new AppError('bad-request', 'The submission has expired. Enter what its team should do now.');
  const action = isLate
    ? ({ name: 'accept-late-payment', ...common, text } as const)
    : ({ name: 'confirm-payment', ...common } as const);
  await review.perform({ id, version: seen, action, person });
  await decide(dependencies, request, {
    ...{ outcome: 'assigned', note: why, submission: id },
    detail: { submission: id },
  });
}

async function refund(
  dependencies: TransferDependencies,
  request: TransferActionRequest,
  found: TransferCase,
): Promise<void> {
  const { person } = request;
  const entry = request.action as ActionOf<'refund'>;
  const proven = await proveRefund(dependencies, found.id, entry);
  await decide(dependencies, request, {
    outcome: 'refunded',
    note: entry.reason,
    detail: { refund: proven.txHash, receiver: proven.receiver, amount_units: String(proven.amountUnits) },
    within: (transaction) =>
      keepRefund(dependencies, { transaction, refund: proven, recordedBy: person.name }),
  });
}

/**
 * Assigns a transfer to a submission, records that it was given back, sets it aside, or brings it back.
 * @throws AppError not-found, forbidden, bad-request, conflict, unavailable
 */
export async function actOnTransfer(
  dependencies: TransferDependencies,
  request: TransferActionRequest,
): Promise<void> {
  const { action, person } = request;
  const found = await getTransfer(dependencies, request.id);
  if (action.name === 'bring-back') {
    if (found.version !== request.version) throw conflict();
    if (found.decision?.outcome !== 'set-aside')
      throw new AppError('conflict', 'Only a transfer that was set aside can be reopened.');
    const { note } = action;
    return decide(dependencies, request, { outcome: null, note, detail: { note } });
  }
  requireOpen(found, request);
  switch (action.name) {
    case 'assign':
      requirePermission(person, 'submissions.decide');
      return assign(dependencies, request, found);
    case 'refund':
      requirePermission(person, 'refunds.record');
      return refund(dependencies, request, found);
    case 'set-aside':
      return decide(dependencies, request, { outcome: 'set-aside', note: action.note });
  }
}
