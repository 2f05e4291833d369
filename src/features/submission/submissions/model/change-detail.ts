import * as v from 'valibot';
import { interviewSchema } from './interview.ts';

/** What a reviewer chose when a submission was merged into an entry that is listed already: names of facts (see `merge.ts` of review). */
const mergeDetail = v.object({
  hid: v.number(),
  taken: v.array(v.string()),
  kept: v.array(v.string()),
});

const changeDetailSchema = v.object({
  /** Fields of the form that an edit changed, in the order of the form. */
  changed: v.optional(v.array(v.string())),
  /** Why a reviewer approved it in spite of what was found, or confirmed a payment in spite of the chain; who else could claim a payment. */
  note: v.optional(v.string()),
  /** Hash of the transaction that is disputed. */
  disputed_tx: v.optional(v.string()),
  merge: v.optional(mergeDetail),
  /** The reviewer who approved it took it into the hot list. */
  hot: v.optional(v.literal(true)),
  /** Of a payment that the chain has undone while changes were requested: the promise as it was, for when the payment returns. */
  paused: v.optional(
    v.object({ promised_time: v.nullable(v.string()), promise_paused_time: v.nullable(v.string()) }),
  ),
  /** Of an invitation; the candidate reads it too. */
  interview: v.optional(interviewSchema),
  /** Number of the refund that was recorded, proven or not. */
  refund: v.optional(v.number()),
  /** The version of the decision that this change undid. */
  undoes: v.optional(v.number()),
});

/** What the history keeps of a change for the desk alone. */
export type ChangeDetail = v.InferOutput<typeof changeDetailSchema>;

const stored = v.pipe(v.string(), v.parseJson(), changeDetailSchema);

/** @param detail as stored; null where nothing was kept or where it cannot be read */
export function parseChangeDetail(detail: string | null): ChangeDetail | null {
  const parsed = v.safeParse(stored, detail);
  return parsed.success ? parsed.output : null;
}
