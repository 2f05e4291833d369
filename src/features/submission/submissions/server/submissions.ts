import type { PublicQuote } from '#features/submission/donations/model/quote.ts';
import type {
  OnPaymentOutcome,
  OnRefundEvent,
} from '#features/submission/donations/server/donation-dependencies.ts';
import { type FoundFile, findFile } from '#platform/files/find-file.ts';
import type { CheckAnswer } from '../model/check-answer.ts';
import type { SubmissionKind, TransitionName } from '../model/state.ts';
import type { StatusView } from '../model/status-view.ts';
import type { SubmissionMailFacts } from '../model/submission-mail.ts';
import { checkSubmission, type CheckedDraft } from './check-submission.ts';
import { createSubmission, type CreateRequest } from './create-submission.ts';
import {
  eraseOldApplications,
  type ApplicationPeriods,
  type ErasedApplications,
} from './erase-old-applications.ts';
import { expireSubmissions } from './expire-submissions.ts';
import { findMailFacts, type MailedChange, type MailPurpose } from './find-mail-facts.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { FileBucket } from '#platform/files/file-bucket.ts';
import { getByReference, findByReference, getById } from './find-submission.ts';
import { forgetExpired } from './forget-expired.ts';
import type { Refund, RefundEvent } from '#features/submission/donations/model/refund.ts';
import type { RefundEventCode } from '../model/refund-event.ts';
import { applyTransition } from './apply-transition.ts';
import { settleSubmission } from './settle-submission.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';
import type {
  CreatedSubmission,
  UpdatedSubmission,
  QuotedSubmission,
  PaidSubmission,
} from './submission-outcome.ts';
import { paySubmission } from './pay-submission.ts';
import { quoteSubmission } from './quote-submission.ts';
import { sendStatusLink, type StatusLinkRequest } from './send-status-link.ts';
import { findSentForm, findStatus } from './submission-status.ts';
import { updateSubmission } from './update-submission.ts';
import { deletePapers } from './delete-papers.ts';

interface AnnouncedPayer {
  reference: string;
  /** Base units of the amount that is about to be paid, decimal digits. */
  amountUnits: string;
  /** The wallet's address, 0x and 40 digits. */
  address: string;
}

/**
 * What a person does with a submission. A reference that does not exist is AppError not-found, a step that the state does not allow
 * is AppError conflict. Every change is committed when the promise resolves.
 */
export interface Submissions {
  /**
   * The checks before payment; stores nothing.
   * @param draft the person's own: what it made before is no duplicate of it, and only files that were uploaded with its key count
   */
  check(kind: SubmissionKind, payload: unknown, draft?: CheckedDraft): Promise<CheckAnswer>;
  /** Makes the submission, or finds (and, before payment, updates) the one that the same draft made before. */
  create(request: CreateRequest): Promise<CreatedSubmission>;
  /**
   * Sends the form again; after changes were requested this puts it back into review without another payment.
   * @param draftKey of the draft that edits it: its files are the submission's already, or were uploaded with this key
   */
  update(reference: string, payload: unknown, draftKey?: string): Promise<UpdatedSubmission>;
  /** Undefined for an unknown reference. */
  status(reference: string): Promise<StatusView | undefined>;
  /** The form as its sender sent it last; null for an unknown reference, and where it was deleted or cannot be read. */
  sentForm(reference: string): Promise<StatusView['payload']>;
  /** A fresh exact amount to pay; every earlier one stays valid. */
  quote(reference: string): Promise<QuotedSubmission>;
  /** Takes the pasted transaction link; the verifier looks at it. */
  pay(reference: string, link: string): Promise<PaidSubmission>;
  withdraw(reference: string): Promise<void>;
  /** Mails the status links of submissions with this address and name to that address; the caller learns nothing about them. */
  sendStatusLink(request: StatusLinkRequest): Promise<void>;
  /** Notes the address from which the portal's wallet button is about to pay an amount that was shown; false when there is no such amount. */
  announcePayer(payer: AnnouncedPayer): Promise<boolean>;
  /** Housekeeping: unpaid submissions whose time is over expire, and expired ones are deleted when their amounts become free. @returns how many expired */
  expire(): Promise<number>;
  /** Housekeeping: erases rejected and withdrawn applications, and CVs of decided ones, when their periods are over. */
  eraseOldApplications(periods: ApplicationPeriods): Promise<ErasedApplications>;
  /** A file of the submission (`icon`, `audit`, `cv`), for the person who sent it. */
  findFile(reference: string, role: string): Promise<FoundFile | undefined>;
  /** The amount that was shown last; undefined before the first. */
  latestQuote(reference: string): Promise<PublicQuote | undefined>;
  /** For the verifier of donations. */
  onPaymentOutcome: OnPaymentOutcome;
  /** The same, for refunds. */
  onRefund: OnRefundEvent;
  /** For the outbox: what the mail about a change tells, without the team's key where it is shown at the desk; undefined when the submission is gone. */
  findMailFacts(change: MailedChange, purpose: MailPurpose): Promise<SubmissionMailFacts | undefined>;
}

/** Before the portal's wallet button sends a payment: from which address. A claim from that address wins a dispute (rulings §4). */
async function announcePayer(
  { database, donations }: Pick<SubmissionDependencies, 'database' | 'donations'>,
  { reference, amountUnits, address }: AnnouncedPayer,
): Promise<boolean> {
  const { id } = await getByReference(database, reference);
  return donations.recordPayer({ submissionId: id, amountUnits, address });
}

/** The amount that the person sees now, for paying it on their behalf; undefined before the box was first shown. */
async function findLatestQuote(
  { database, donations }: Pick<SubmissionDependencies, 'database' | 'donations'>,
  reference: string,
): Promise<PublicQuote | undefined> {
  const { id } = await getByReference(database, reference);
  const latest = (await donations.listQuotes(id)).at(-1);
  return latest && donations.presentQuote(latest);
}

/** A file that came with the submission, for the holder of the reference; undefined when either does not exist. */
async function findSubmissionFile(
  { database, fileBucket }: { database: Database; fileBucket?: FileBucket | undefined },
  reference: string,
  role: string,
): Promise<FoundFile | undefined> {
  const submission = await findByReference(database, reference);
  if (!submission) return undefined;
  const link = await database
    .selectFrom('submission_files')
    .select('sha256')
    .where('submission_id', '=', submission.id)
    .where('role', '=', role)
    .executeTakeFirst();
  return link && findFile(database, link.sha256, fileBucket);
}

const refundSteps: Record<RefundEvent, { move: TransitionName; code: RefundEventCode }> = {
  proven: { move: 'prove-refund', code: 'refund-proven' },
  unproven: { move: 'refute-refund', code: 'refund-unproven' },
  reversed: { move: 'reverse-refund', code: 'refund-reversed' },
};

/** Writes into the history what the chain said about a refund, in the transaction that decides it. The state stays. */
async function settleRefund(
  transaction: DatabaseTransaction,
  { refund, event, at }: { refund: Refund; event: RefundEvent; at: Date },
): Promise<void> {
  const submission = await getById(transaction, refund.submissionId);
  await applyTransition(transaction, {
    submission,
    ...refundSteps[event],
    at,
    detail: { refund: refund.id },
  });
}

/**
 * The person withdraws the submission; its amounts become free for others after 30 days, and the CV of an application goes. Withdrawing twice is
 * the same as once.
 */
async function withdrawSubmission(
  { database, donations, now }: SubmissionDependencies,
  reference: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const submission = await getByReference(transaction, reference);
    if (submission.state === 'withdrawn') return;
    await applyTransition(transaction, { submission, move: 'withdraw', at: now() });
    await deletePapers(transaction, submission);
    await donations.closeQuotes(transaction, submission.id);
  });
}

/** Submissions of every kind: checks, the person's side of the state machine, and the status page's data. */
export function createSubmissions(dependencies: SubmissionDependencies): Submissions {
  return {
    check: (kind, payload, draft = {}) => checkSubmission(dependencies, { kind, payload, draft }),
    create: (request) => createSubmission(dependencies, request),
    update: (reference, payload, draftKey) =>
      updateSubmission(dependencies, { reference, payload, draftKey }),
    status: (reference) => findStatus(dependencies, reference),
    sentForm: (reference) => findSentForm(dependencies, reference),
    quote: (reference) => quoteSubmission(dependencies, reference),
    latestQuote: (reference) => findLatestQuote(dependencies, reference),
    pay: (reference, link) => paySubmission(dependencies, { reference, link }),
    withdraw: (reference) => withdrawSubmission(dependencies, reference),
    sendStatusLink: (request) => sendStatusLink(dependencies, request),
    announcePayer: (payer) => announcePayer(dependencies, payer),
    expire: async () => {
      const count = await expireSubmissions(dependencies);
      await forgetExpired(dependencies);
      await dependencies.donations.releaseAmounts();
      return count;
    },
    eraseOldApplications: (periods) => eraseOldApplications(dependencies, periods),
    findFile: (reference, role) => findSubmissionFile(dependencies, reference, role),
    onPaymentOutcome: (transaction, payment, outcome) =>
      settleSubmission(dependencies, { transaction, payment, outcome }),
    onRefund: (transaction, refund, event) =>
      settleRefund(transaction, { refund, event, at: dependencies.now() }),
    findMailFacts: (change, purpose) => findMailFacts(dependencies, change, purpose),
  };
}
