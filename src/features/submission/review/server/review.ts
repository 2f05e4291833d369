import type { Bulk, BulkOutcome } from '../model/bulk.ts';
import type { CorrectionRefusal } from '../model/correcting.ts';
import type { ReviewMention } from '#features/submission/review-notes/model/note.ts';
import type { ReviewRefundable } from '#features/submission/payment-review/model/refund-action.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import type { ActionRequest } from './action-request.ts';
import { createAnswers, type Answers } from '#features/submission/canned-answers/server/answers.ts';
import { askChainAgain } from '#features/submission/payment-review/server/chain-question.ts';
import { checkAgain } from './check-again.ts';
import { createLaterChecks } from './later-checks.ts';
import { performBulk } from './bulk.ts';
import { getReviewSubmission } from './get-review-submission.ts';
import {
  addNote,
  finishMentions,
  listMentions,
  type NoteRequest,
} from '#features/submission/review-notes/server/notes.ts';
import { undoDecision, type UndoRequest } from './undo/undo-decision.ts';
import { performAction } from './perform-action.ts';
import {
  handleRefund,
  listRefundable,
  type RefundRequest,
} from '#features/submission/payment-review/server/refunds.ts';
import { previewApproval, type ApprovalPreviewRequest } from './preview-approval.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import {
  createReviewQueue,
  type ReviewQueue,
} from '#features/submission/review-queue/server/review-queue.ts';

/** The desk's view of submissions: the queue, one of them, and what is decided about it. */
export interface Review extends ReviewQueue {
  /** @throws AppError not-found, forbidden */
  get(id: number, person: Reviewer): Promise<ReviewSubmission>;
  /**
   * The item as an approval would list it; stores nothing.
   * @throws AppError not-found, forbidden; conflict where it cannot be approved, with the reason
   */
  previewApproval<Shown>(request: ApprovalPreviewRequest<Shown>): Promise<Shown>;
  /**
   * Performs an action that `actionsFor` offers, in one transaction.
   * @returns why it was not done, where the rules of the form refuse what the reviewer corrected
   * @throws AppError not-found, forbidden, bad-request for a link that pays for nothing, or conflict when
   * the version is not the latest, the state does not allow it, someone else has it, or the site was listed by someone else
   */
  perform(request: ActionRequest): Promise<CorrectionRefusal | undefined>;
  /**
   * Undoes this person's own latest decision, while its mail waits.
   * @throws AppError not-found, forbidden, or conflict when it is too late
   */
  undo(request: UndoRequest): Promise<void>;
  /**
   * Asks the chain about the payment now; see `askChainAgain`.
   * @throws AppError not-found, forbidden, too-many-requests, or conflict when no transaction was sent in
   */
  askChain(request: { id: number; person: Reviewer }): Promise<void>;
  /**
   * Records a refund that was sent, corrects such a record, asks the chain about it, or confirms it by hand.
   * @throws AppError not-found, forbidden, bad-request, conflict, too-many-requests, unavailable
   */
  refund(request: RefundRequest): Promise<void>;
  /** What can be given back of each payment. @throws AppError not-found, forbidden, unavailable */
  refundable(request: { id: number; person: Reviewer }): Promise<ReviewRefundable[]>;
  /**
   * Does the checks of the form again; see `checkAgain`.
   * @throws AppError not-found, forbidden, too-many-requests, conflict
   */
  checkAgain(request: { id: number; person: Reviewer }): Promise<void>;
  /** Makes the checks for which no form waits, of all that is in review and was not checked so yet. Can be done again at any time. */
  checkLater(signal?: AbortSignal): Promise<void>;
  /** Does the same to several items. @returns what became of each @throws AppError bad-request */
  bulk(bulk: Bulk, person: Reviewer): Promise<BulkOutcome[]>;
  /** Adds a note for colleagues, which stays as it is. @throws AppError not-found, forbidden */
  addNote(request: NoteRequest): Promise<void>;
  /** Notes that mention this person, until they mark them as done; latest first. */
  mentions(person: Reviewer): Promise<ReviewMention[]>;
  /** @throws AppError not-found, forbidden */
  finishMentions(request: { id: number; person: Reviewer }): Promise<void>;
  answers: Answers;
}

export function createReview(dependencies: ReviewDependencies): Review {
  const { database } = dependencies;
  return {
    ...createReviewQueue(dependencies),
    get: (id, person) => getReviewSubmission(dependencies, id, person),
    previewApproval: (request) => previewApproval(dependencies, request),
    perform: (request) => performAction(dependencies, request),
    undo: (request) => undoDecision(dependencies, request),
    askChain: (request) => askChainAgain(dependencies, request),
    refund: (request) => handleRefund(dependencies, request),
    refundable: (request) => listRefundable(dependencies, request),
    checkAgain: (request) => checkAgain(dependencies, request),
    checkLater: createLaterChecks(dependencies),
    bulk: (bulk, person) => performBulk(dependencies, bulk, person),
    addNote: (request) => addNote(dependencies, request),
    mentions: (person) => listMentions(database, person),
    finishMentions: (request) => finishMentions(dependencies, request),
    answers: createAnswers(dependencies),
  };
}
