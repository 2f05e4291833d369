import type { PaymentDetail } from '#features/submission/donations/model/payment.ts';
import type {
  ApplicationMailKind,
  ChangeMailKind,
  SubmissionMailKind,
} from '#features/team/mail/model/mail-kind.ts';
import type { Interview } from './interview.ts';
import type { ChangeRequest } from './change-request.ts';
import type { StatusRefund } from './status-view.ts';
import {
  purposeOf,
  type ApplicationState,
  type ListingState,
  type KeepingMove,
  type TransitionName,
  type SubmissionKind,
  type SubmissionState,
} from './state.ts';

/** What a mail about one change tells. */
export interface SubmissionMailFacts {
  kind: ChangeMailKind;
  submissionKind: SubmissionKind;
  /** The way to the status page: in the mail and nowhere else. */
  reference: string;
  title: string;
  /** Rejection reason or payment code, where there is one. */
  code: string | null;
  /** What the reviewer wrote, where there is something. */
  text: string | null;
  /** Of an invitation to an interview. */
  interview?: Interview | undefined;
  /** What the reviewers ask to change, by field; empty for every other step. */
  requests: readonly ChangeRequest[];
  /** Fields that a team asks to change of its listed item, or that the reviewers corrected; empty for every other step. */
  fields: readonly string[];
  /** When an answer is promised; null outside the review. */
  promisedTime: string | null;
  /** The promised time is paused until the form is sent again. */
  isPromisePaused: boolean;
  /** Of a payment that was refused: what was seen on the chain. */
  paymentDetail: PaymentDetail;
  /** Of the mail about a refund; null in every other. */
  refund: Pick<StatusRefund, 'amount' | 'receiver' | 'tx_hash'> | null;
  /** Path of the listed entry without language, or null. */
  listedPath: string | null;
}

/** States that nobody is mailed about on the way there: nothing for the person to do or to know yet. */
type QuietState = 'awaiting-payment' | 'checking-payment';

const listingKinds: Record<Exclude<ListingState, QuietState>, SubmissionMailKind> = {
  'payment-refused': 'submission-payment-refused',
  'in-review': 'submission-in-review',
  'changes-requested': 'submission-changes-requested',
  listed: 'submission-listed',
  rejected: 'submission-rejected',
  withdrawn: 'submission-withdrawn',
  expired: 'submission-expired',
};

const applicationKinds: Record<ApplicationState, ApplicationMailKind> = {
  'cv-screening': 'application-screening',
  'changes-requested': 'application-changes-requested',
  interview: 'application-interview',
  'interview-results': 'application-results',
  welcome: 'application-welcome',
  rejected: 'application-rejected',
  withdrawn: 'application-withdrawn',
};

export interface MailedTransition {
  kind: SubmissionKind;
  /** Null for the first change, which made the submission. */
  move: TransitionName | null;
  to: SubmissionState;
  /** It asks to change a listed item. */
  isChange?: boolean;
}

const hasKind = (state: SubmissionState): state is keyof typeof listingKinds =>
  Object.hasOwn(listingKinds, state);

/**
 * Of what keeps the state; null for what changes nothing for the person, which is in the history alone. The mail of the state would say that
 * it was reached now.
 */
const kindsOfKeeping: Record<KeepingMove, SubmissionMailKind | null> = {
  update: null,
  'propose-payment': null,
  'pay-late': null,
  'ask-about-payment': null,
  'answer-about-payment': 'submission-payment-answered',
  'dispute-payment': 'submission-payment-disputed',
  // A sender who was notified of a dispute is notified of its end.
  'close-dispute': 'submission-payment-refused',
  appeal: 'submission-appealed',
  'uphold-appeal': 'submission-appeal-upheld',
  delist: 'submission-delisted',
  relist: 'submission-relisted',
  'withdraw-listing': 'submission-listing-withdrawn',
  // A refund is mailed about once it is proven.
  'record-refund': null,
  'refute-refund': null,
  'reverse-refund': null,
  'prove-refund': 'submission-refunded',
  'confirm-refund': 'submission-refunded',
};

/** Steps that are not told by the mail of the state that they lead to. */
const kindsOfMoves: Partial<Record<TransitionName, SubmissionMailKind | null>> = {
  ...kindsOfKeeping,
  'reverse-payment': 'submission-payment-reversed',
  'grant-appeal': 'submission-appeal-granted',
};

/**
 * The mail that a change makes: one for each step that concerns the person. An edit before payment and a pasted transaction
 * link are the person's own doing and make none.
 */
export function mailKindOf({
  kind,
  move,
  to,
  isChange = false,
}: MailedTransition): ChangeMailKind | undefined {
  if (purposeOf(kind) === 'application')
    return move === null ? 'application-received' : applicationKinds[to as ApplicationState];
  const ofChange = isChange ? changeKindOf(move, to) : undefined;
  if (ofChange) return ofChange;
  // A further language of a paid submission begins with the reviewers.
  if (move === null) return to === 'in-review' ? 'submission-in-review' : 'submission-received';
  const own = kindsOfMoves[move];
  if (own !== undefined) return own ?? undefined;
  return hasKind(to) ? listingKinds[to] : undefined;
}

/** Where a change of a listed item is told in words of its own: nothing is listed or taken out. */
const changeKinds: Partial<Record<SubmissionState, SubmissionMailKind>> = {
  listed: 'submission-change-approved',
  rejected: 'submission-change-rejected',
  withdrawn: 'submission-change-withdrawn',
};

function changeKindOf(move: TransitionName | null, to: SubmissionState): SubmissionMailKind | undefined {
  if (move === null) return 'submission-change-asked';
  return move in kindsOfMoves ? undefined : changeKinds[to];
}
