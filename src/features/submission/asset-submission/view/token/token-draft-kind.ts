import { tokenFields } from '../../model/token/token-fields.ts';
import { readEntry, type AssetControls } from '../asset-controls.ts';
import type { ControlsOf } from '#features/submission/submission-form/view/draft/draft-fields.ts';
import { createDraftFormat } from '#features/submission/submission-form/view/draft/saved-draft.ts';
import { steps } from '#features/submission/submission-form/view/draft/step.ts';
import type { DraftKind } from '#features/submission/submission-form/view/kind/draft-kind.ts';

export type TokenControls = AssetControls & ControlsOf<typeof tokenFields>;

export const tokenDraftKind: DraftKind<TokenControls> = {
  kind: 'token',
  fields: tokenFields,
  path: '/submit/token',
  storageKey: 'draft.token',
  steps,
  format: createDraftFormat<TokenControls>(tokenFields, readEntry),
  initialFields: () => ({}),
};
