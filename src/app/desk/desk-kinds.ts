import type { DeskKinds } from '#features/submission/review/desk/desk-kind.ts';
import { ambassadorDeskKind } from '#features/submission/recruiting/desk/ambassador-desk-kind.tsx';
import { dappDeskKind } from '#features/submission/dapp-submission/desk/dapp-desk-kind.tsx';
import { nftDeskKind } from '#features/submission/asset-submission/desk/nft/nft-desk-kind.ts';
import { tokenDeskKind } from '#features/submission/asset-submission/desk/token/token-desk-kind.ts';

/** Every kind of submission, for the desk's screens that know none of them. */
export const deskKinds: DeskKinds = {
  dapp: dappDeskKind,
  token: tokenDeskKind,
  nft: nftDeskKind,
  ambassador: ambassadorDeskKind,
};
