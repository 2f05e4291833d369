import { ambassadorLabels } from '#features/submission/recruiting/view/application/ambassador-labels.ts';
import { dappLabels } from '#features/submission/dapp-submission/view/dapp-words.ts';
import { nftLabels } from '#features/submission/asset-submission/view/nft/nft-labels.ts';
import type { KindLabels } from '#features/submission/submissions/view/kind-labels.ts';
import { tokenLabels } from '#features/submission/asset-submission/view/token/token-labels.ts';

/** Names of the fields of every kind, for pages and mails about any submission. */
export const kindLabels: KindLabels = {
  dapp: dappLabels,
  token: tokenLabels,
  nft: nftLabels,
  ambassador: ambassadorLabels,
};
