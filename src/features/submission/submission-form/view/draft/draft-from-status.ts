import type { Fields } from '#features/submission/form-fields/model/field.ts';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import type { DraftKind } from '../kind/draft-kind.ts';
import { randomUuid } from '#lib/random-uuid.ts';
import type { SavedDraft } from './saved-draft.ts';
import type { Step } from './step.ts';

function fileOf(sha256: unknown): unknown {
  // The name and the picture stayed on the device it came from.
  return typeof sha256 === 'string' && sha256 !== '' ? { sha256, name: '', bytes: 0, preview: null } : null;
}

type Form = Readonly<Record<string, unknown>>;

/** Files by their role, as a draft keeps them. */
function filesOf(fields: Fields, form: Form): Form {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'file' ? [[field.role, fileOf(form[name])]] : [],
    ),
  );
}

/** A new form in a language that is missing, with everything that the languages of one project share; undefined when none is. */
export function draftForLanguage<Controls extends object>(
  { format, fields }: Pick<DraftKind<Controls>, 'format' | 'fields'>,
  { reference, further_language }: StatusView,
): SavedDraft<Controls> | undefined {
  if (!further_language) return undefined;
  const { shared, languages } = further_language;
  return format.parse({
    version: 1,
    draft_key: randomUuid(),
    fields: { ...shared, language: languages[0] },
    ...filesOf(fields, shared),
    parent: reference,
  });
}

/** The form of a submission that may still be edited, as a draft on this device; undefined when it is closed. */
export function draftFromStatus<Controls extends object>(
  { format, fields }: Pick<DraftKind<Controls>, 'format' | 'fields'>,
  { payload, reference, state }: StatusView,
  step: Step,
): SavedDraft<Controls> | undefined {
  if (payload === null) return undefined;
  return format.parse({
    version: 1,
    draft_key: randomUuid(),
    step,
    fields: payload,
    ...filesOf(fields, payload),
    reference,
    resubmission: state === 'changes-requested',
  });
}
