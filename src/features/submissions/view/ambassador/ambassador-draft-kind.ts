import * as v from 'valibot';
import { requirements } from '#features/recruiting/model/requirement.ts';
import { emptyAmbassadorDraft, type AmbassadorDraft } from '../../model/ambassador/ambassador-draft.ts';
import { draftText } from '../draft/field-parts.ts';
import { createDraftFormat } from '../draft/saved-draft.ts';
import type { DraftKind } from '../kind/draft-kind.ts';

/** What stands in the form's controls; the CV stands beside it with its name. */
export type AmbassadorFields = Omit<AmbassadorDraft, 'cv'>;

const fieldsSchema = v.object({
  name: draftText,
  email: draftText,
  country: draftText,
  languages: v.fallback(v.array(v.string()), []),
  links: v.fallback(v.pipe(v.array(v.string()), v.minLength(1)), emptyAmbassadorDraft.links),
  requirements: v.fallback(v.array(v.picklist(requirements)), []),
  message: draftText,
}) satisfies v.GenericSchema<unknown, AmbassadorFields>;

export const ambassadorDraftKind: DraftKind<AmbassadorFields> = {
  kind: 'ambassador',
  path: '/recruiting/apply',
  storageKey: 'draft.ambassador',
  steps: ['fill', 'review'],
  format: createDraftFormat<AmbassadorFields>(fieldsSchema),
  initialFields: () => ({}),
};
