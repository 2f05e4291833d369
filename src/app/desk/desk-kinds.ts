import type { DeskKinds } from '#features/review/desk/desk-kind.ts';
import { ambassadorDeskKind } from '#features/review/desk/kinds/ambassador-desk-kind.tsx';
import { dappDeskKind } from '#features/review/desk/kinds/dapp-desk-kind.tsx';
import { nftDeskKind } from '#features/review/desk/kinds/nft-desk-kind.ts';
import { tokenDeskKind } from '#features/review/desk/kinds/token-desk-kind.ts';

/** Every kind of submission, for the desk's screens that know none of them. */
export const deskKinds: DeskKinds = {
  dapp: dappDeskKind,
  token: tokenDeskKind,
  nft: nftDeskKind,
  ambassador: ambassadorDeskKind,
};
