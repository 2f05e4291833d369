import type { LinkCode } from '#features/submission/donations/model/payment-code.ts';
import type { ChainVerdict } from '#features/submission/donations/server/ask-chain.ts';
import {
  applyTransition,
  type SeenSubmission,
} from '#features/submission/submissions/server/apply-transition.ts';
import { enterReview } from '#features/submission/submissions/server/enter-review.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { notifyStaff } from '#features/team/notices/server/notify-staff.ts';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import { toldTitle } from '#features/submission/submissions/server/logged-title.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { paymentCodeWords } from '#features/submission/payment-review/model/payment-words.ts';
import type { ReviewAction } from '../model/review-action.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import type { ActionRequest } from './action-request.ts';

/** The desk is in English. */
const linkSentences: Record<LinkCode, string> = {
  'link-empty': 'Paste the link of the transaction.',
  'link-too-long': 'This is too long for a transaction link. Paste the link from the explorer.',
  'link-no-hash': 'This link does not contain a transaction hash. Paste the link of one transaction.',
  'link-many-hashes': 'This link contains more than one transaction hash. Paste the link of one transaction.',
  'other-network': 'This link leads to another network.',
  'used-already': 'This transaction was accepted for another submission.',
  'denied-by-desk': 'The desk decided that this transaction pays for none of the submissions.',
};

type LinkAction = Extract<ReviewAction, { name: 'confirm-payment' | 'accept-late-payment' }>;

interface Confirmation {
  transaction: DatabaseTransaction;
  row: SubmissionRow;
  action: LinkAction;
  person: Reviewer;
  verdict: ChainVerdict;
  at: Date;
}

/**
 * The chain's result for the link of an action; actions without a link ask nothing. @throws AppError
 * bad-request for an invalid link
 */
export async function askAboutLink(
  { donations }: ReviewDependencies,
  { id, action }: ActionRequest,
): Promise<ChainVerdict> {
  if (action.name !== 'confirm-payment' && action.name !== 'accept-late-payment') return { kind: 'unasked' };
  const asked = await donations.askChain({ submissionId: id, link: action.link });
  if (!asked.ok) throw new AppError('bad-request', linkSentences[asked.code]);
  return asked.verdict;
}

/** Accepts the payment, or keeps it for a second person where the chain does not confirm it. */
export async function confirmPayment(
  { donations }: ReviewDependencies,
  { transaction, row, action, person, verdict, at }: Confirmation,
): Promise<SeenSubmission> {
  const { link, why: reason = '' } = action;
  const confirmed = await donations.confirmByHand({
    transaction,
    submissionId: row.id,
    link,
    reviewer: person,
    reason,
    verdict,
  });
  if (!confirmed.ok) throw refusalOf(confirmed);
  const step = { submission: row, at, reviewer: person, detail: reason ? { note: reason } : null };
  if (confirmed.kind === 'proposed') {
    const code = verdict.kind === 'no' ? verdict.code : null;
    const seen = await applyTransition(transaction, { ...step, move: 'propose-payment', code });
    await tellWaiting(transaction, { row, version: seen.version, person, at });
    return seen;
  }
  if (action.name === 'accept-late-payment') {
    return applyTransition(transaction, {
      ...step,
      move: action.name,
      text: action.text,
      set: { forget_time: null },
    });
  }
  return enterReview(transaction, { ...step, move: action.name });
}

/** Tells everyone else who may confirm the payment that it waits for them. */
async function tellWaiting(
  transaction: DatabaseTransaction,
  { row, version, person, at }: Pick<Confirmation, 'row' | 'person' | 'at'> & { version: number },
): Promise<void> {
  const title = toldTitle(row);
  await enqueueEvent(transaction, {
    type: 'proposal.waiting',
    data: { id: row.id, kind: 'payment', title },
    at,
  });
  await notifyStaff(transaction, {
    kind: 'second-person',
    key: `payment ${row.id} ${version}`,
    title: 'A payment is waiting for a second person',
    detail: title,
    path: `/submissions/${row.id}/show`,
    // Applications are not paid for.
    action: 'submissions.decide',
    ...{ except: person.id, at },
  });
}

type Refusal = Extract<Awaited<ReturnType<ReviewDependencies['donations']['confirmByHand']>>, { ok: false }>;

function refusalOf(refusal: Refusal): AppError {
  if (refusal.code !== 'reason-needed' && refusal.code !== 'same-person')
    return new AppError('bad-request', linkSentences[refusal.code]);
  const said = `The chain does not confirm this payment: ${paymentCodeWords[refusal.chainCode]}.`;
  const needed =
    refusal.code === 'same-person'
      ? 'A second person with another account must confirm it too, at the desk and not by a script.'
      : 'Enter why you confirm it anyway. A second person then has to confirm it too.';
  return new AppError('bad-request', `${said} ${needed}`);
}
