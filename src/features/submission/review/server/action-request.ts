import type { ReviewAction } from '../model/review-action.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';

export interface ActionRequest {
  id: number;
  /** The version that the reviewer saw. */
  version: number;
  action: ReviewAction;
  person: Reviewer;
}
