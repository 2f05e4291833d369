import { emptyValue, fillApplicable } from '#features/submission/form-fields/model/empty-fields.ts';
import type { DraftOf, Fields } from '#features/submission/form-fields/model/field.ts';
import type { SavedDraft } from './saved-draft.ts';

/** The form as it is checked and sent: the files by their hashes, and without what an answer left over. */
export function payloadOf<Form extends Fields>(
  fields: Form,
  draft: Pick<SavedDraft, 'fields' | 'icon' | 'audit' | 'cv'>,
): DraftOf<Form> {
  const typed = draft.fields as Readonly<Record<string, unknown>>;
  return fillApplicable(fields, (name, field) =>
    field.type === 'file' ? (draft[field.role]?.sha256 ?? emptyValue(field)) : typed[name],
  );
}
