import { evmNamespaces } from '#features/chains/model/evm-namespaces.ts';
import type { Chain } from '#features/chains/model/chain.ts';

/** A contract of a DApp with the networks it is deployed on; none where nothing says which they are. */
export interface DappContract {
  address: string;
  /** `hid`s in the wallet's order. */
  chain_hids: number[];
}

/** One contract on one network. */
export interface KnownContract {
  address: string;
  chain_hid: number;
}

/** Addresses of a listing, separated by commas; each once. */
function splitAddressText(text: string): string[] {
  return [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean);
}

/**
 * Every address of a listing with its networks.
 * @param text addresses separated by commas, as the content API gives them
 * @param known what is stored by network, in the wallet's order
 */
export function listContracts(text: string, known: readonly KnownContract[]): DappContract[] {
  return splitAddressText(text).map((address) => ({
    address,
    chain_hids: known.filter((contract) => contract.address === address).map(({ chain_hid }) => chain_hid),
  }));
}

/** Whether the form of an address can be one of this namespace. */
function fitsNamespace(address: string, ns: string): boolean {
  const isTron = /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address);
  if (ns === 'tron') return isTron;
  const isEvm = /^0x[0-9a-f]{40}$/i.test(address);
  return evmNamespaces.has(ns) ? isEvm : !isEvm && !isTron;
}

/**
 * The contracts of a listing that names no networks for its addresses: an address belongs to the one chain whose form it has.
 * Where several have that form, its network stays unknown: the same address on another chain may be someone else's contract.
 */
export function guessContracts(text: string, chains: readonly Pick<Chain, 'hid' | 'ns'>[]): DappContract[] {
  return splitAddressText(text).map((address) => {
    const possible = chains.filter(({ ns }) => fitsNamespace(address, ns));
    return { address, chain_hids: possible.length === 1 ? possible.map(({ hid }) => hid) : [] };
  });
}
