import type { SharedCompletion } from '../kind/form-completion.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { issueSentence } from '../issue-sentence.ts';
import { BlockingFindings } from './finding-notes.tsx';
import { ReviewStep } from './review-step.tsx';

/** What the completions of all kinds have in common. */
export const sharedCompletion: SharedCompletion = {
  ReviewStep,
  BlockingFindings,
  ErrorSummary,
  issueSentence,
};
