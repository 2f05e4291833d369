import type { ReviewAction } from '../model/review-action.ts';
import type { Reviewer } from '../model/reviewer.ts';

export interface ActionRequest {
  id: number;
  /** The version that the reviewer saw. */
  version: number;
  action: ReviewAction;
  person: Reviewer;
}
