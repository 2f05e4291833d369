import { cleanRecord } from '../clean-form.ts';
import { cleanAssetDraft, emptyAssetDraft, type AssetDraft } from '../asset/asset-draft.ts';

/** The form of an NFT collection as it is being filled; `standard` is its NFT protocol standard, the total supply may stay empty. */
export type NftDraft = AssetDraft;

export const emptyNftDraft: NftDraft = emptyAssetDraft;

/** Brings anything at all into the shape of the form; never throws. */
export function cleanNftDraft(input: unknown): NftDraft {
  return cleanAssetDraft(cleanRecord(input));
}
