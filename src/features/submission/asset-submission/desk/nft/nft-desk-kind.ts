import { nftDesk, nftFields } from '../../model/nft/nft-fields.ts';
import type { DeskKind } from '#features/submission/review/desk/desk-kind.ts';
import { assetWords, drawAsset } from '../asset-desk.ts';

/** NFT collections at the desk. */
export const nftDeskKind: DeskKind = {
  fields: nftFields,
  groups: nftDesk,
  words: { ...assetWords, total_supply: 'Pieces' },
  drawingOf: drawAsset,
};
