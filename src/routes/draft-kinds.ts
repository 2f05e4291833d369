import { ambassadorDraftKind } from '#features/recruiting/view/application/ambassador-draft-kind.ts';
import { dappDraftKind } from '#features/dapp-submission/view/dapp-draft-kind.ts';
import type { DraftKinds } from '#features/submissions/view/kind/draft-kind.ts';
import { nftDraftKind } from '#features/nft-submission/view/nft-draft-kind.ts';
import { tokenDraftKind } from '#features/token-submission/view/token-draft-kind.ts';

/** Every kind of form, for pages on which any submission may be shown. */
export const draftKinds: DraftKinds = {
  dapp: dappDraftKind,
  token: tokenDraftKind,
  nft: nftDraftKind,
  ambassador: ambassadorDraftKind,
};
