import type { Hex } from 'viem';
import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';

/** A network on which a list can be paid, as the page's data have it. */
export interface SendNetwork extends ReadNetwork {
  /** The batch payment contract, in lower case. */
  contract: Hex;
  /** Of the chain's own coin. */
  coin: string;
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
