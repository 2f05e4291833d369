import * as v from 'valibot';
import { localeCodes } from '#i18n/locales.ts';

const time = v.pipe(
  v.string(),
  v.isoTimestamp('This is not a valid time.'),
  v.transform((text) => new Date(text).toISOString()),
);
const number = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Checked by the schema of its kind. */
const body = v.optional(v.unknown());

/**
 * What an editor does with an entry. All but restoring and taking down may bring what is in the form, which is stored in the same
 * transaction. `current` names languages that the editor found to match the English.
 */
export const contentActionSchema = v.variant('name', [
  v.object({
    name: v.literal('save'),
    body,
    current: v.optional(v.array(v.picklist(localeCodes)), []),
  }),
  v.object({ name: v.literal('publish'), body, until: v.optional(v.nullable(time), null) }),
  v.object({ name: v.literal('schedule'), body, from: time, until: v.optional(v.nullable(time), null) }),
  v.object({ name: v.literal('unpublish') }),
  v.object({ name: v.literal('restore'), number }),
  /** Only what was never published. */
  v.object({ name: v.literal('delete') }),
]);
export type ContentAction = v.InferOutput<typeof contentActionSchema>;
export type ContentActionName = ContentAction['name'];
