import type { NetworkKey } from '#features/core/chains/model/network-key.ts';
import { either } from './address-family.ts';
import { getAddressFamily } from './network-addresses.ts';
import { listTokenNames } from './token-name.ts';

/**
 * One text for all ways of writing the same address, to be compared and never shown: EVM and Bech32 in small letters, EVM addresses in
 * another network's own form as EVM ones, TON in its raw form, Move addresses with all their zeros. Whatever has no address's form stays.
 * @param standard of the token that the text names; tells the tickers of two standards apart
 */
export function canonicalAddress(network: NetworkKey, address: string, standard?: string): string {
  const families = [getAddressFamily(network), ...listTokenNames(network, standard)];
  return either(...families).canonical(address.trim());
}

/** The address as an EVM contract has it, in small letters; undefined where the network or the address is of another kind. */
export function findEvmAddress(network: NetworkKey, address: string): `0x${string}` | undefined {
  const canonical = canonicalAddress(network, address);
  return /^0x[0-9a-f]{40}$/.test(canonical) ? (canonical as `0x${string}`) : undefined;
}
