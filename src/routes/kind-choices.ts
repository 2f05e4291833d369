import { dappChoices } from '#features/dapp-submission/view/dapp-choices.ts';
import { ambassadorChoices } from '#features/recruiting/view/application/ambassador-choices.ts';
import type { KindChoices } from '#features/submissions/view/kind/kind-choices.ts';

/** Names of the choices of every kind, for the page that shows any submission. */
export const kindChoices: KindChoices = {
  dapp: dappChoices,
  token: () => ({}),
  nft: () => ({}),
  ambassador: ambassadorChoices,
};
