import type { StandardsByNetwork } from '../model/asset-rules.ts';
import type {
  NetworkChoice,
  SubmitPageData,
} from '#features/submission/submission-form/view/flow/submit-page-data.ts';

/** A network with the standards that the form offers on it. */
export type AssetNetwork = NetworkChoice & { standards: string[] };

/** What the forms of tokens and NFT collections need from the server. */
export interface AssetPageData extends SubmitPageData {
  /** Only networks that have standards. */
  networks: AssetNetwork[];
}

export function standardsOf({ networks }: AssetPageData): StandardsByNetwork {
  return Object.fromEntries(networks.map(({ network, standards }) => [network, standards]));
}
