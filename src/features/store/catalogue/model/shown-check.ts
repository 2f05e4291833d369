import * as v from 'valibot';
import { outcomes } from '#features/store/token-checks/model/check.ts';
import { timeSchema } from '#lib/time-schema.ts';

/** What a check of a listed token found, for those who read about it. */
const shownCheckSchema = v.object({
  outcome: v.picklist(outcomes),
  /** Number of the block whose state was read. */
  block: v.number(),
  time: timeSchema,
});
export type ShownCheck = v.InferOutput<typeof shownCheckSchema>;

/** Of a token. */
export const tokenCheckSchema = v.pipe(
  v.nullable(shownCheckSchema),
  v.description(
    'Last simulated trades of the token, or null if there were none in the last 30 days. outcome is passed, caution, not-determined, or stop if buyers could not sell the token or lost most of what they paid',
  ),
);
