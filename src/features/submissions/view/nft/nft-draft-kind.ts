import * as v from 'valibot';
import { assetFieldEntries, type AssetFields } from '../asset/asset-fields.ts';
import { createDraftFormat } from '../draft/saved-draft.ts';
import { steps } from '../draft/step.ts';
import type { DraftKind } from '../kind/draft-kind.ts';

export const nftDraftKind: DraftKind<AssetFields> = {
  kind: 'nft',
  path: '/submit/nft',
  storageKey: 'draft.nft',
  steps,
  format: createDraftFormat<AssetFields>(v.object(assetFieldEntries)),
  initialFields: () => ({}),
};
