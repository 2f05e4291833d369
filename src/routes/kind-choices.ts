import { dappChoices } from '#features/submission/dapp-submission/view/dapp-words.ts';
import { ambassadorChoices } from '#features/submission/recruiting/view/application/ambassador-choices.ts';
import type { KindChoices } from '#features/submission/submissions/view/kind-choices.ts';

/** Names of the choices of every kind, for the page that shows any submission. */
export const kindChoices: KindChoices = {
  dapp: dappChoices,
  token: () => ({}),
  nft: () => ({}),
  ambassador: ambassadorChoices,
};
