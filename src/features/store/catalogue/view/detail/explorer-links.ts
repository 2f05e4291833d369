import type { DappContract } from '../../model/contract.ts';
import type { DappDetailData } from '../../model/store-page.ts';

type DetailChain = Pick<DappDetailData['chains'][number], 'hid' | 'title' | 'explorer'>;

/** A network of a contract; `url` is the contract's page in that network's explorer, where there is one. */
export interface ContractPlace {
  hid: number;
  title: string;
  url: string | undefined;
}

/** The networks of a contract, each with the contract's page in that network's explorer. */
export function listContractPlaces(
  { address, chain_hids }: DappContract,
  chains: readonly DetailChain[],
): ContractPlace[] {
  return chains
    .filter(({ hid }) => chain_hids.includes(hid))
    .map(({ hid, title, explorer }) => ({
      hid,
      title,
      url: explorer?.address ? explorer.address.replace('{address}', encodeURIComponent(address)) : undefined,
    }));
}
