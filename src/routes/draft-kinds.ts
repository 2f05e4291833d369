import { ambassadorDraftKind } from '#features/submissions/view/ambassador/ambassador-draft-kind.ts';
import { dappDraftKind } from '#features/submissions/view/dapp/dapp-draft-kind.ts';
import type { DraftKinds } from '#features/submissions/view/kind/draft-kind.ts';
import { nftDraftKind } from '#features/submissions/view/nft/nft-draft-kind.ts';
import { tokenDraftKind } from '#features/submissions/view/token/token-draft-kind.ts';

/** Every kind of form, for pages on which any submission may be shown. */
export const draftKinds: DraftKinds = {
  dapp: dappDraftKind,
  token: tokenDraftKind,
  nft: nftDraftKind,
  ambassador: ambassadorDraftKind,
};
