import * as v from 'valibot';
import { checkIds, findingSchema, outcomes } from '#features/store/token-checks/model/check.ts';

/** A finding as a check had it. It stays with the case: checks themselves are dropped after 90 days. */
export const seenFindingSchema = v.object({
  /** Number of the check. */
  check: v.number(),
  /** Whose state was read. */
  block: v.number(),
  /** RFC 3339. */
  at: v.string(),
  verdict: v.picklist(outcomes),
  /** Null where the check has no such finding. */
  finding: v.nullable(findingSchema),
  /** Address of the code behind a proxy; null where there is none that can be replaced. */
  implementation: v.nullable(v.string()),
});
export type SeenFinding = v.InferOutput<typeof seenFindingSchema>;

/** What an appeal is about: the token and what its contract calls it, the pair that was named (in small letters), and what was found. */
export const appealedCheckSchema = v.object({
  network: v.string(),
  /** In small letters. */
  address: v.string(),
  id: v.picklist(checkIds),
  name: v.nullable(v.string()),
  symbol: v.nullable(v.string()),
  pair: v.nullable(v.string()),
  seen: seenFindingSchema,
});
export type AppealedCheck = v.InferOutput<typeof appealedCheckSchema>;
