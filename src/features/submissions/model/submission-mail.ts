import type { PaymentDetail } from '#features/donations/model/payment.ts';
import type {
  ApplicationMailKind,
  ChangeMailKind,
  SubmissionMailKind,
} from '#features/mail/model/mail-kind.ts';
import {
  purposeOf,
  type ApplicationState,
  type ListingState,
  type TransitionName,
  type SubmissionKind,
  type SubmissionState,
} from './state.ts';

/** What a mail about one change tells. */
export interface SubmissionMailFacts {
  kind: ChangeMailKind;
  /** The way to the status page: in the mail and nowhere else. */
  reference: string;
  title: string;
  /** Rejection reason or payment code, where there is one. */
  code: string | null;
  /** What the reviewer wrote, where there is something. */
  text: string | null;
  /** When an answer is promised; null outside the review. */
  promisedTime: string | null;
  /** Of a payment that was refused: what was seen on the chain. */
  paymentDetail: PaymentDetail;
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
}

/** Steps that change nothing for the person: they are in the history and cause no mail. */
const silentTransitions: readonly (TransitionName | null)[] = ['update', 'propose-payment', 'pay-late'];

const hasKind = (state: SubmissionState): state is keyof typeof listingKinds =>
  Object.hasOwn(listingKinds, state);

/**
 * The mail that a change makes: one for each step that concerns the person. An edit before payment and a pasted transaction
 * link are the person's own doing and make none.
 */
export function mailKindOf({ kind, move, to }: MailedTransition): ChangeMailKind | undefined {
  if (purposeOf(kind) === 'application')
    return move === null ? 'application-received' : applicationKinds[to as ApplicationState];
  // A further language of a paid submission begins with the reviewers.
  if (move === null) return to === 'in-review' ? 'submission-in-review' : 'submission-received';
  if (move === 'dispute-payment') return 'submission-payment-disputed';
  // A sender who was notified of a dispute is notified of its end.
  if (move === 'close-dispute') return 'submission-payment-refused';
  return !silentTransitions.includes(move) && hasKind(to) ? listingKinds[to] : undefined;
}

const promisingKinds: readonly string[] = [
  'submission-in-review',
  'application-received',
  'application-screening',
  'application-results',
] satisfies ChangeMailKind[];

/** Does the mail say by when an answer is promised? */
export function namesPromise(kind: ChangeMailKind): boolean {
  return promisingKinds.includes(kind);
}
