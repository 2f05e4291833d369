import { ambassadorFields } from '../../model/ambassador/ambassador-fields.ts';
import type { ControlsOf } from '../draft/draft-fields.ts';
import { createDraftFormat } from '../draft/saved-draft.ts';
import type { DraftKind } from '../kind/draft-kind.ts';

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
