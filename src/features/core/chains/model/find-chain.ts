import type { Chain } from './chain.ts';
import { evmNamespaces } from './evm-namespaces.ts';

type ChainIdentity = Pick<Chain, 'network' | 'ns' | 'chain_id'> & { short?: string };

/**
 * SS58 prefixes by which the public lists distinguish Substrate chains,
 * https://github.com/paritytech/ss58-registry
 */
export const ss58Prefixes: Readonly<Record<string, string>> = { dot: '0', kusama: '2' };

/** Further codes for networks in public lists, in addition to keys, tickers and namespaces. */
const codes: Readonly<Record<string, string>> = {
  arbitrum: 'arb',
  atom: 'cosmos',
  avalanche: 'avax',
  binance: 'bsc',
  bitcoin: 'btc',
  bnb: 'bsc',
  fantom: 'ftm',
  kaia: 'klaytn',
  klay: 'klaytn',
  ksm: 'kusama',
  okb: 'xlayer',
  okt: 'okexchain',
  optimism: 'op',
  polkadot: 'dot',
  polygon: 'matic',
  sol: 'solana',
  trx: 'tron',
  vaulta: 'eos',
  xdai: 'gnosis',
};

interface NamedChain {
  /** Namespace (`ethereum`), network key of the forms (`base`), ticker or code (`SOL`). */
  network: string;
  chain_id?: string | number | undefined;
  ss58?: string | number | undefined;
}

function hasSs58(chain: ChainIdentity, ss58: string | number): boolean {
  return chain.network !== null && ss58Prefixes[chain.network] === String(ss58);
}

function findByCode<Found extends ChainIdentity>(chains: readonly Found[], name: string): Found | undefined {
  const key = Object.hasOwn(codes, name) ? codes[name] : name;
  return (
    chains.find((chain) => chain.network === key) ??
    chains.find((chain) => chain.network !== null && chain.short?.toLowerCase() === name)
  );
}

/** EVM chain ids are one number space, whatever the chain's namespace in the portal (Klaytn has its own). */
function findByEvmId<Found extends ChainIdentity>(chains: readonly Found[], id: string): Found | undefined {
  return chains.find((chain) => evmNamespaces.has(chain.ns) && chain.chain_id === id);
}

/**
 * Finds a chain named in a public list (TIP-001): by namespace and id, by network key, ticker or code, or
 * the namespace's first chain.
 * @param chains in the wallet's order
 */
export function findChain<Found extends ChainIdentity>(
  chains: readonly Found[],
  named: NamedChain,
): Found | undefined {
  const network = named.network.trim().toLowerCase();
  const byCode = findByCode(chains, network);
  const inNamespace = chains.filter((chain) => chain.ns === network);
  const ns = inNamespace[0]?.ns ?? byCode?.ns;
  if (named.ss58 !== undefined && named.ss58 !== '')
    return chains.find((chain) => chain.ns === ns && hasSs58(chain, named.ss58 ?? ''));
  const id = named.chain_id === undefined ? '' : String(named.chain_id).trim();
  if (id === '') return byCode ?? inNamespace[0];
  const byId = inNamespace.find((chain) => chain.chain_id === id);
  if (byId) return byId;
  if (network === 'ethereum') return findByEvmId(chains, id);
  return byCode?.chain_id === id ? byCode : undefined;
}
