/** A chain on the home page, drawn as a light on the coast. */
export interface Light {
  /** Network key of the chain, for its icon. */
  network: string;
  /** Its short name on the chart, without the company or network name in its title. */
  name: string;
  /** Nominal time between two blocks. */
  seconds: number;
}

/**
 * Nominal block times: the protocol's target or the maker's statement, not a measurement. They change with
 * upgrades of the chains; check them against the chains' documentation once a quarter.
 */
export const lights: readonly Light[] = [
  { network: 'btc', name: 'Bitcoin', seconds: 600 },
  { network: 'eth', name: 'Ethereum', seconds: 12 },
  { network: 'tron', name: 'TRON', seconds: 3 },
  { network: 'bsc', name: 'BNB Chain', seconds: 0.75 },
  { network: 'solana', name: 'Solana', seconds: 0.4 },
  { network: 'base', name: 'Base', seconds: 2 },
  { network: 'arb', name: 'Arbitrum', seconds: 0.25 },
  { network: 'op', name: 'Optimism', seconds: 2 },
  { network: 'matic', name: 'Polygon', seconds: 2 },
  { network: 'avax', name: 'Avalanche', seconds: 2 },
  { network: 'dot', name: 'Polkadot', seconds: 6 },
  { network: 'klaytn', name: 'Kaia', seconds: 1 },
];

/**
 * Time between two flashes of a lamp: the block time, within limits, so that it neither flickers nor seems
 * to be off.
 */
export function lampSeconds({ seconds }: Pick<Light, 'seconds'>): number {
  return Math.min(12, Math.max(1.6, seconds));
}
