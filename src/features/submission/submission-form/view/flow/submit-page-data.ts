import type { Requirement } from '../../model/requirements/requirement.ts';
import type { Chain } from '#features/core/chains/model/chain.ts';

/** A network that the form offers. */
export type NetworkChoice = Pick<Chain, 'title' | 'short' | 'icon_url'> & { network: string };

/** What the page of every form needs from the server. */
export interface FormPageData {
  /** Empty where the form asks for none. */
  networks: NetworkChoice[];
  /** The brand's own requirements, in addition to the portal's rules. */
  requirements: Requirement[];
}

/** What every donation box needs from the server. */
export interface DonationPageData {
  donation: {
    symbol: string;
    networkShort: string;
    networkIcon: string | null;
  };
  /** True when the portal runs with its own chain and a wallet that pays by a press. */
  demonstration: boolean;
}

/** What the page of every form with a donation needs from the server. */
export interface SubmitPageData extends FormPageData, DonationPageData {}
