import { ambassadorFields } from '../../model/ambassador-fields.ts';
import type { ControlsOf } from '#features/submission/submission-form/view/draft/draft-fields.ts';
import { createDraftFormat } from '#features/submission/submission-form/view/draft/saved-draft.ts';
import type { DraftKind } from '#features/submission/submission-form/view/kind/draft-kind.ts';

export type AmbassadorControls = ControlsOf<typeof ambassadorFields>;

export const ambassadorDraftKind: DraftKind<AmbassadorControls> = {
  kind: 'ambassador',
  fields: ambassadorFields,
  path: '/recruiting/apply',
  storageKey: 'draft.ambassador',
  steps: ['fill', 'review'],
  format: createDraftFormat<AmbassadorControls>(ambassadorFields),
  initialFields: () => ({}),
};
