import * as v from 'valibot';
import { publicQuoteSchema } from '#features/submission/donations/model/quote.ts';
import type { Fields } from '#features/submission/form-fields/model/field.ts';
import { savedFileSchema } from '#features/submission/uploads/view/saved-file.ts';
import { draftEntries } from './draft-fields.ts';
import type { StoredDraft } from './draft-store.ts';
import { steps } from './step.ts';

const file = v.fallback(v.nullable(savedFileSchema), null);

/** What the drafts of all kinds have in common. */
const commonEntries = {
  version: v.literal(1),
  /** Makes the creation of the submission idempotent; a new one per draft. */
  draft_key: v.pipe(v.string(), v.uuid()),
  step: v.fallback(v.picklist(steps), 'fill'),
  icon: file,
  audit: file,
  cv: file,
  /** Reference of the submission once the server has it. */
  reference: v.fallback(v.nullable(v.string()), null),
  /** True when the reviewers asked for changes: it is sent again without another donation. */
  resubmission: v.fallback(v.boolean(), false),
  /** Reference of the paid submission to which this one adds a language; null for every other draft. */
  parent: v.fallback(v.nullable(v.string()), null),
  /** The amount that was shown last, for the slip beside the transaction link. */
  quote: v.fallback(v.nullable(publicQuoteSchema), null),
  /** Text of the transaction link field. */
  link: v.fallback(v.string(), ''),
  /** The link that a wallet gave when it had paid on this page: it is sent without the person. */
  wallet_link: v.fallback(v.nullable(v.string()), null),
  save_time: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  writer: v.fallback(v.nullable(v.string()), null),
};

/** One person's way through a form, as it is stored on the device. `Controls` are the values of the kind's controls. */
export type SavedDraft<Controls extends object = object> = v.InferOutput<
  v.ObjectSchema<typeof commonEntries, undefined>
> &
  StoredDraft & { fields: Controls };

/** False for what was paid for before: a form that is sent again, and a further language of a paid project. */
export function asksForDonation({
  resubmission,
  parent,
}: Pick<SavedDraft, 'resubmission' | 'parent'>): boolean {
  return !resubmission && parent === null;
}

/** How the drafts of one kind are made and read. */
export interface DraftFormat<Controls extends object = object> {
  /** Parses a draft that a device has stored, without its invalid parts; undefined when it is not a draft at all. */
  parse(stored: unknown): SavedDraft<Controls> | undefined;
  create(draftKey: string, fields?: Partial<Controls>): SavedDraft<Controls>;
  /** For the server's markup: the same everywhere, never saved. */
  blank: SavedDraft<Controls>;
}

/**
 * @param fields description of the form. Every part of a draft falls back by itself, so that a draft of an older version keeps what is
 * still understood.
 * @param own what the kind keeps beside the form's fields
 */
export function createDraftFormat<Controls extends object>(
  fields: Fields,
  own: Record<string, v.GenericSchema> = {},
): DraftFormat<Controls> {
  // The description gives each entry the type that `ControlsOf` says.
  const controls = v.object({ ...draftEntries(fields), ...own }) as unknown as v.GenericSchema<
    unknown,
    Controls
  >;
  const schema = v.object({
    ...commonEntries,
    fields: v.fallback(controls, () => v.parse(controls, {})),
  });
  const create = (draftKey: string, filled: Partial<Controls> = {}) =>
    v.parse(schema, { version: 1, draft_key: draftKey, fields: filled }) as SavedDraft<Controls>;
  return {
    create,
    parse: (stored) => {
      const parsed = v.safeParse(schema, stored);
      return parsed.success ? (parsed.output as SavedDraft<Controls>) : undefined;
    },
    blank: create('00000000-0000-4000-8000-000000000000'),
  };
}
