import * as v from 'valibot';
import { checkIds, findingsSchema, outcomes } from './check.ts';

/** No address of any network is longer. */
const address = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));

/** What is asked; the network says which form its addresses have. */
export const checkRequestSchema = v.object({ address, pair: v.optional(address) });

/** A finding at which reviewers looked after an appeal, and agreed with it. */
const reviewedFindingSchema = v.object({
  id: v.picklist(checkIds),
  /** When they decided; RFC 3339. */
  at: v.string(),
});
export type ReviewedFinding = v.InferOutput<typeof reviewedFindingSchema>;

export const checkAnswerSchema = v.object({
  network: v.string(),
  /** In small letters. */
  address: v.string(),
  /** Whose state was read. */
  block: v.number(),
  /** As the contract says them; null where it does not. */
  name: v.nullable(v.string()),
  symbol: v.nullable(v.string()),
  verdict: v.picklist(outcomes),
  findings: findingsSchema,
  /** Changes no outcome and no verdict; missing where there is none. */
  reviewed: v.optional(v.array(reviewedFindingSchema)),
});
export type CheckAnswer = v.InferOutput<typeof checkAnswerSchema>;
