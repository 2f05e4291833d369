import { ambassadorDraftKind } from '#features/submission/recruiting/view/application/ambassador-draft-kind.ts';
import { dappDraftKind } from '#features/submission/dapp-submission/view/dapp-draft-kind.ts';
import type { DraftKinds } from '#features/submission/submission-form/view/kind/draft-kind.ts';
import { nftDraftKind } from '#features/submission/asset-submission/view/nft/nft-draft-kind.ts';
import { tokenDraftKind } from '#features/submission/asset-submission/view/token/token-draft-kind.ts';

/** Every kind of form, for pages on which any submission may be shown. */
export const draftKinds: DraftKinds = {
  dapp: dappDraftKind,
  token: tokenDraftKind,
  nft: nftDraftKind,
  ambassador: ambassadorDraftKind,
};
