import * as v from 'valibot';
import { findingsSchema, outcomes } from './check.ts';

/** No address of any network is longer. */
const address = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));

/** What is asked; the network says which form its addresses have. */
export const checkRequestSchema = v.object({ address, pair: v.optional(address) });

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
});
export type CheckAnswer = v.InferOutput<typeof checkAnswerSchema>;
