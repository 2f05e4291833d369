import {
  explainedApplicationReasons,
  explainedListingReasons,
} from '#features/submission/submissions/model/rejection-reason.ts';

/** The answers that the product ships with; `default-answers.ts` says when each is offered. */
export const shippedKeys = [
  ...explainedListingReasons,
  'changes-marked',
  'changes-site',
  'changes-logo',
  ...explainedApplicationReasons,
  'application-no-answer',
  'application-changes-marked',
] as const;
export type ShippedKey = (typeof shippedKeys)[number];

/** One language's text for each. */
export type ShippedTexts = Readonly<Record<ShippedKey, string>>;
