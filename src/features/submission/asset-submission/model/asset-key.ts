import { canonicalAddress } from '#features/core/addresses/model/canonical-address.ts';
import type { NetworkKey } from '#features/core/chains/model/network-key.ts';

/** Chains on which one contract account holds many tokens, told apart by their symbols. */
const manyInOne: readonly NetworkKey[] = ['eos', 'wax'];

/** The contract as one text for all ways of writing it: what must be unique on its network. */
export function contractKey({
  network,
  address,
  symbol,
}: {
  network: NetworkKey;
  address: string;
  symbol: string;
}): string {
  const contract = canonicalAddress(network, address);
  return manyInOne.includes(network) ? `${contract}:${symbol.toUpperCase()}` : contract;
}

/** Identity of a token or NFT collection among all networks. */
export function assetKey(asset: { network: NetworkKey; address: string; symbol: string }): string {
  return `${asset.network}:${contractKey(asset)}`;
}
