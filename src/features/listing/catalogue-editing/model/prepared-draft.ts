import * as v from 'valibot';
import { delistingReasons, listedKinds, type ListedKind } from '#features/store/catalogue/model/delisting.ts';
import { newHid } from './listing-draft.ts';
import { editRequestSchema, type DraftStatus } from './listing-edit.ts';

/** A draft in the list. */
export interface DraftRow extends DraftStatus {
  kind: ListedKind;
  /** `newHid` for an item that is not listed yet. */
  hid: number;
  name: string;
}

const time = v.pipe(
  v.string(),
  v.isoTimestamp('This is not a valid time.'),
  v.transform((text) => new Date(text).toISOString()),
);
const { seen, draft, confirmed } = editRequestSchema.entries;
const reason = v.nullable(v.picklist(delistingReasons));

/** A new draft. */
export const newDraftSchema = v.object({
  kind: v.picklist(listedKinds),
  /** Of the listed item that it changes. */
  hid: v.optional(v.pipe(v.number(), v.integer(), v.minValue(newHid)), newHid),
  draft,
});

/** Publishes what is in the form. `base` names the values of the listed item that the form was compared with. */
export const publishDraftSchema = v.object({ seen, draft, confirmed, base: seen });

/** What an editor does with a draft, apart from publishing it. `seen` names the draft that the form began with. */
export const draftActionSchema = v.variant('name', [
  v.object({ name: v.literal('save'), seen, draft }),
  v.object({
    name: v.literal('schedule'),
    ...{ seen, draft, confirmed, base: seen },
    from: time,
    until: v.nullable(time),
    /** With `until`. */
    reason,
  }),
  v.object({ name: v.literal('cancel') }),
  v.object({ name: v.literal('delete') }),
]);
export type DraftAction = v.InferOutput<typeof draftActionSchema>;

/** When a listed item is to be delisted; nulls take the plan away. */
export const plannedDelistingSchema = v.object({ time: v.nullable(time), reason });
export type DelistingPlanRequest = v.InferOutput<typeof plannedDelistingSchema>;
