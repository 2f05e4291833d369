import { ambassadorLabels } from '#features/recruiting/view/application/ambassador-labels.ts';
import { dappLabels } from '#features/dapp-submission/view/dapp-labels.ts';
import { nftLabels } from '#features/nft-submission/view/nft-labels.ts';
import type { KindLabels } from '#features/submissions/view/kind/kind-labels.ts';
import { tokenLabels } from '#features/token-submission/view/token-labels.ts';

/** Names of the fields of every kind, for pages and mails about any submission. */
export const kindLabels: KindLabels = {
  dapp: dappLabels,
  token: tokenLabels,
  nft: nftLabels,
  ambassador: ambassadorLabels,
};
