import { evmNamespaces } from '#features/core/chains/model/evm-namespaces.ts';
import type { Chain } from '#features/core/chains/model/chain.ts';

/** A contract of a DApp with its networks; empty where they are unknown. */
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

/** Splits a listing's comma-separated addresses; each once. */
function splitAddressText(text: string): string[] {
  return [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean);
}

/**
 * Every address of a listing with its networks.
 * @param text addresses separated by commas, as in the content API
 * @param known contracts stored by network, in the wallet's order
 */
export function listContracts(text: string, known: readonly KnownContract[]): DappContract[] {
  return splitAddressText(text).map((address) => ({
    address,
    chain_hids: known.filter((contract) => contract.address === address).map(({ chain_hid }) => chain_hid),
  }));
}

/** Whether an address has the format of this namespace. */
export function fitsNamespace(address: string, ns: string): boolean {
  const isTron = /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address);
  if (ns === 'tron') return isTron;
  const isEvm = /^0x[0-9a-f]{40}$/i.test(address);
  return evmNamespaces.has(ns) ? isEvm : !isEvm && !isTron;
}

/**
 * The contracts of a listing without networks: an address belongs to the only chain with its format. Where
 * several share that format, its network stays unknown: the same address on another chain may be someone
 * else's contract.
 */
export function guessContracts(text: string, chains: readonly Pick<Chain, 'hid' | 'ns'>[]): DappContract[] {
  return splitAddressText(text).map((address) => {
    const possible = chains.filter(({ ns }) => fitsNamespace(address, ns));
    return { address, chain_hids: possible.length === 1 ? possible.map(({ hid }) => hid) : [] };
  });
}
