import type { PublicQuote } from '#features/submission/donations/model/quote.ts';
import type { Fields } from '#features/submission/form-fields/model/field.ts';
import { readSavedFile, type SavedFile } from '#features/submission/uploads/view/saved-file.ts';
import { isRecord, isString, readIf, readRecord, type Reader, type Readers } from '#lib/read-stored.ts';
import { controlReaders } from './draft-fields.ts';
import type { StoredDraft } from './draft-store.ts';
import { readQuote } from './read-quote.ts';
import { isStep, type Step } from './step.ts';

/** What the drafts of all kinds have in common. */
interface CommonDraft extends StoredDraft {
  version: 1;
  /** Makes the creation of the submission idempotent; a new one per draft. */
  draft_key: string;
  step: Step;
  icon: SavedFile | null;
  audit: SavedFile | null;
  cv: SavedFile | null;
  /** Reference of the submission once the server has it. */
  reference: string | null;
  /** True when the reviewers asked for changes: it is sent again without another donation. */
  resubmission: boolean;
  /** Reference of the paid submission to which this one adds a language; null for every other draft. */
  parent: string | null;
  /** The amount that was shown last, for the slip beside the transaction link. */
  quote: PublicQuote | null;
  /** Text of the transaction link field. */
  link: string;
  /** The link that a wallet gave when it had paid on this page: it is sent without the person. */
  wallet_link: string | null;
}

/** One person's way through a form, as it is stored on the device. `Controls` are the values of the kind's controls. */
export type SavedDraft<Controls extends object = object> = CommonDraft & { fields: Controls };

const isDraftKey = (stored: unknown): stored is string =>
  isString(stored) && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(stored);

const isTime = (stored: unknown): stored is string => isString(stored) && !Number.isNaN(Date.parse(stored));

const readText = readIf(isString, () => null);

/** Of everything but what a draft must have. */
const commonReaders: Readers<Omit<CommonDraft, 'version' | 'draft_key'>> = {
  step: readIf<Step, Step>(isStep, () => 'fill'),
  icon: readSavedFile,
  audit: readSavedFile,
  cv: readSavedFile,
  reference: readText,
  resubmission: (stored) => stored === true,
  parent: readText,
  quote: readQuote,
  link: readIf(isString, () => ''),
  wallet_link: readText,
  save_time: readIf(isTime, () => null),
  writer: readText,
};

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
  own: Readonly<Record<string, Reader<unknown>>> = {},
): DraftFormat<Controls> {
  // The description gives each entry the type that `ControlsOf` says.
  const readers = { ...controlReaders(fields), ...own } as unknown as Readers<Controls>;
  const read = (draft_key: string, stored: Readonly<Record<string, unknown>>): SavedDraft<Controls> => ({
    version: 1,
    draft_key,
    ...readRecord(commonReaders, stored),
    fields: readRecord(readers, stored['fields']),
  });
  const create = (draftKey: string, filled: Partial<Controls> = {}) => read(draftKey, { fields: filled });
  return {
    create,
    parse(stored) {
      if (!isRecord(stored)) return undefined;
      const { version, draft_key } = stored;
      return version === 1 && isDraftKey(draft_key) ? read(draft_key, stored) : undefined;
    },
    blank: create('00000000-0000-4000-8000-000000000000'),
  };
}
