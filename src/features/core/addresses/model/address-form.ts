import { either, type AddressIssue } from './address-family.ts';
import { evm } from './evm-address.ts';
import { getAddressFamily } from './network-addresses.ts';
import { listTokenNames } from './token-name.ts';
import type { NetworkKey } from '#features/core/chains/model/network-key.ts';

/** Networks whose addresses are EVM ones and nothing else. */
export function isEvmNetwork(network: NetworkKey): boolean {
  return getAddressFamily(network) === evm;
}

/** What is wrong with the form of an address on a network; undefined when it is right. Says nothing about what is deployed there. */
export function addressIssue(network: NetworkKey, address: string): AddressIssue {
  return getAddressFamily(network).issue(address);
}

/**
 * What is wrong with the text that names a token on a network: the address of its contract, or, where tokens have none, its ticker,
 * number or name (BRC20, Runes, TRC10, IRC20).
 * @param standard key of the token standard; left out, any of the network's
 */
export function tokenContractIssue(network: NetworkKey, contract: string, standard?: string): AddressIssue {
  const names = listTokenNames(network, standard);
  const isNamed = standard !== undefined && names.length > 0;
  return either(...names, ...(isNamed ? [] : [getAddressFamily(network)])).issue(contract);
}
