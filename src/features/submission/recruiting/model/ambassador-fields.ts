import { requirements, requirementsNeeded } from './requirement.ts';
import { countryCodes } from '#i18n/country-codes.ts';
import { languageTags } from '#i18n/language-tags.ts';
import { emailMaxCharacters } from '#features/submission/form-fields/model/email-form.ts';
import { defineFields, type DraftOf, type FieldGroup } from '#features/submission/form-fields/model/field.ts';

/** The application of an ambassador (rulings §4). */
export const ambassadorFields = defineFields({
  name: { type: 'text', max: 80, required: true },
  email: { type: 'email', max: emailMaxCharacters, required: true },
  /** ISO 3166-1 code. */
  country: { type: 'select', values: countryCodes, required: true },
  /** BCP 47 tags. */
  languages: { type: 'picks', values: languageTags, max: 20, required: true },
  /** Those that the person meets. */
  requirements: { type: 'ticks', values: requirements, min: requirementsNeeded },
  links: { type: 'links', max: 5, maxCharacters: 1000, required: true },
  cv: { type: 'file', role: 'cv', required: true },
  message: { type: 'text', max: 1000, lines: true },
});

export const ambassadorReview = [
  { key: 'person', fields: ['name', 'email', 'country', 'languages'] },
  { key: 'work', fields: ['requirements', 'links', 'cv', 'message'] },
] as const satisfies readonly FieldGroup<typeof ambassadorFields>[];

export const ambassadorDesk = [
  { key: 'candidate', fields: ['name', 'country', 'languages', 'cv'] },
  { key: 'work', fields: ['requirements', 'links', 'message'] },
  { key: 'contact', fields: ['email'] },
] as const satisfies readonly FieldGroup<typeof ambassadorFields>[];

export type AmbassadorDraft = DraftOf<typeof ambassadorFields>;
