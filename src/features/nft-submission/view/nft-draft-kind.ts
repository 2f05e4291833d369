import { nftFields } from '../model/nft-fields.ts';
import { readEntry, type AssetControls } from '#features/asset-submission/view/asset-controls.ts';
import { createDraftFormat } from '#features/submissions/view/draft/saved-draft.ts';
import { steps } from '#features/submissions/view/draft/step.ts';
import type { DraftKind } from '#features/submissions/view/kind/draft-kind.ts';

export const nftDraftKind: DraftKind<AssetControls> = {
  kind: 'nft',
  fields: nftFields,
  path: '/submit/nft',
  storageKey: 'draft.nft',
  steps,
  format: createDraftFormat<AssetControls>(nftFields, readEntry),
  initialFields: () => ({}),
};
