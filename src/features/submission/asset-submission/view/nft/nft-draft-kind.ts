import { nftFields } from '../../model/nft/nft-fields.ts';
import { readEntry, type AssetControls } from '../asset-controls.ts';
import { createDraftFormat } from '#features/submission/submission-form/view/draft/saved-draft.ts';
import { steps } from '#features/submission/submission-form/view/draft/step.ts';
import type { DraftKind } from '#features/submission/submission-form/view/kind/draft-kind.ts';

export const nftDraftKind: DraftKind<AssetControls> = {
  kind: 'nft',
  fields: nftFields,
  path: '/submit/nft',
  storageKey: 'draft.nft',
  steps,
  format: createDraftFormat<AssetControls>(nftFields, readEntry),
  initialFields: () => ({}),
};
