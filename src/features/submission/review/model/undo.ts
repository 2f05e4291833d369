import type { ReviewActionName } from './review-action.ts';

/** How long a decision can be undone, and its mail waits (decision 029). */
export const undoWindowMs = 25_000;

/** Decisions about a payment are not among them: they move money's claims of several submissions, and two people check them. */
const undoable: readonly ReviewActionName[] = [
  'approve',
  'invite',
  'conclude-interview',
  'welcome',
  'request-changes',
  'reject',
];

export const isUndoable = (action: ReviewActionName): boolean => undoable.includes(action);

/** The reader's own latest decision, while it can be undone. */
export interface Undo {
  /** Milliseconds, whatever the clock of the browser says. */
  left_ms: number;
  /** The submitter gets a mail when they are over. */
  has_mail: boolean;
}
