import { nftFields } from '../../model/nft/nft-fields.ts';
import { readEntry, type AssetControls } from '../asset/asset-controls.ts';
import { createDraftFormat } from '../draft/saved-draft.ts';
import { steps } from '../draft/step.ts';
import type { DraftKind } from '../kind/draft-kind.ts';

export const nftDraftKind: DraftKind<AssetControls> = {
  kind: 'nft',
  fields: nftFields,
  path: '/submit/nft',
  storageKey: 'draft.nft',
  steps,
  format: createDraftFormat<AssetControls>(nftFields, readEntry),
  initialFields: () => ({}),
};
