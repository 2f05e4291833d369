import type { Chain } from './chain.ts';

type ChainIdentity = Pick<Chain, 'network' | 'ns' | 'chain_id'>;

/** SS58 prefixes by which the public lists tell Substrate chains apart, https://github.com/paritytech/ss58-registry */
export const ss58Prefixes: Readonly<Record<string, string>> = { dot: '0', kusama: '2' };

interface NamedChain {
  /** Namespace (`ethereum`) or network key of the forms (`base`). */
  network: string;
  chain_id?: string | number | undefined;
  ss58?: string | number | undefined;
}

function hasSs58(chain: ChainIdentity, ss58: string | number): boolean {
  return chain.network !== null && ss58Prefixes[chain.network] === String(ss58);
}

/**
 * The chain that a public list (TIP-001) names: by namespace and id, by network key, or the namespace's first chain.
 * @param chains in the wallet's order
 */
export function findChain<Found extends ChainIdentity>(
  chains: readonly Found[],
  named: NamedChain,
): Found | undefined {
  const network = named.network.trim().toLowerCase();
  const inNamespace = chains.filter((chain) => chain.ns === network);
  const id = named.chain_id === undefined ? '' : String(named.chain_id);
  if (named.ss58 !== undefined) return inNamespace.find((chain) => hasSs58(chain, named.ss58 ?? ''));
  const byKey = chains.find((chain) => chain.network === network);
  if (id === '') return byKey ?? inNamespace[0];
  return inNamespace.find((chain) => chain.chain_id === id) ?? (byKey?.chain_id === id ? byKey : undefined);
}
