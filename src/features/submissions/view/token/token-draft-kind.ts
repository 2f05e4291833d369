import { tokenFields } from '../../model/token/token-fields.ts';
import { readEntry, type AssetControls } from '../asset/asset-controls.ts';
import type { ControlsOf } from '../draft/draft-fields.ts';
import { createDraftFormat } from '../draft/saved-draft.ts';
import { steps } from '../draft/step.ts';
import type { DraftKind } from '../kind/draft-kind.ts';

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
