import { nftDesk, nftFields } from '#features/submissions/model/nft/nft-fields.ts';
import type { DeskKind } from '../desk-kind.ts';
import { assetWords, drawAsset } from './asset-desk.ts';

/** NFT collections at the desk. */
export const nftDeskKind: DeskKind = {
  fields: nftFields,
  groups: nftDesk,
  words: { ...assetWords, total_supply: 'Pieces' },
  drawingOf: drawAsset,
};
