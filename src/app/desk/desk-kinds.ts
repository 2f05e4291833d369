import type { DeskKinds } from '#features/review/desk/desk-kind.ts';
import { ambassadorDeskKind } from '#features/recruiting/desk/ambassador-desk-kind.tsx';
import { dappDeskKind } from '#features/dapp-submission/desk/dapp-desk-kind.tsx';
import { nftDeskKind } from '#features/nft-submission/desk/nft-desk-kind.ts';
import { tokenDeskKind } from '#features/token-submission/desk/token-desk-kind.ts';

/** Every kind of submission, for the desk's screens that know none of them. */
export const deskKinds: DeskKinds = {
  dapp: dappDeskKind,
  token: tokenDeskKind,
  nft: nftDeskKind,
  ambassador: ambassadorDeskKind,
};
