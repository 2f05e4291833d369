import type { Hex } from 'viem';
import type { AddedChain } from '#features/core/wallet-connection/model/wallet-chain.ts';
import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import { coinDecimals } from './asset.ts';

/** A network on which a list can be paid, as the page's data have it. */
export interface SendNetwork extends ReadNetwork {
  /** The batch payment contract, in lower case. */
  contract: Hex;
  /** Of the chain's own coin. */
  coin: string;
  /** What a wallet that lacks it is offered; null where no public endpoint is known. */
  added: AddedChain | null;
}

/** Chains whose short name is not that of their coin, by their short names in lower case. */
const coins: Readonly<Record<string, string>> = {
  ...{
    bsc: 'BNB',
    opbnb: 'BNB',
    matic: 'POL',
    gnosis: 'xDAI',
    fvm: 'FIL',
    okc: 'OKT',
    oktc: 'OKT',
    hsc: 'HOO',
  },
  ...{ op: 'ETH', arb: 'ETH', 'arb nova': 'ETH', base: 'ETH', linea: 'ETH', scroll: 'ETH', blast: 'ETH' },
  ...{ 'zksync era': 'ETH', zkevm: 'ETH', mint: 'ETH', kroma: 'ETH', aurora: 'ETH', manta: 'ETH' },
  ...{ mantle: 'MNT', merlin: 'BTC', bevm: 'BTC', bitlayer: 'BTC', 'x layer': 'OKB', zkfair: 'USDC' },
  ...{ 'eos evm': 'EOS', bttc: 'BTT', kcc: 'KCS', heco: 'HT' },
};

/** Symbol of a chain's own coin. @param short the chain's short name */
export const coinSymbol = (short: string) => coins[short.toLowerCase()] ?? short;

/** What the catalogue says of a chain. */
interface ListedChain {
  title: string;
  short: string;
  chain_id: string | null;
  explorer: { url: string } | null;
}

/**
 * A network as a wallet is offered it.
 * @param node.chainId of the chain that the page reads: of another one, such as a development chain in a real one's place, nothing is offered
 * @param node.endpoint public, because everyone sees it and the wallet keeps it
 */
export function chainToAdd(
  { title, short, chain_id, explorer }: ListedChain,
  { chainId, endpoint }: { chainId: number; endpoint: string | undefined },
): AddedChain | null {
  if (endpoint === undefined || chain_id !== String(chainId)) return null;
  const symbol = coinSymbol(short);
  // Wallets refuse a network as a whole for one address that is not encrypted.
  const explorers = explorer?.url.startsWith('https://') ? { blockExplorerUrls: [explorer.url] } : {};
  return {
    chainName: title,
    nativeCurrency: { name: symbol, symbol, decimals: coinDecimals },
    rpcUrls: [endpoint],
    ...explorers,
  };
}
