import type { Category } from '#features/catalogue/model/category.ts';
import type { Chain } from '#features/chains/model/chain.ts';

/** A network that the form offers. */
export type NetworkChoice = Pick<Chain, 'title' | 'short' | 'icon_url'> & { network: string };

/** What `/{lang}/submit/dapp` needs from the server. */
export interface SubmitPageData {
  networks: NetworkChoice[];
  categories: Pick<Category, 'hid' | 'title'>[];
  donation: {
    symbol: string;
    networkShort: string;
    networkIcon: string | null;
  };
  /** True when the portal runs with its own chain and a wallet that pays by a press. */
  demonstration: boolean;
}
