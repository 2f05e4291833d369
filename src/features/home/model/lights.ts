/** A chain on the home page, drawn as a light on the coast. */
export interface Light {
  /** Network key of the chain, by which its icon is found. */
  network: string;
  /** Its name as a chart would letter it: shorter than its title where that names the company or the network. */
  name: string;
  /** Nominal time between two blocks. */
  seconds: number;
}

/**
 * Nominal block times: what the protocol aims at or its makers state, not a measurement. They change with upgrades of the chains;
 * whoever looks after the home page reads them against the chains' own documentation once a quarter.
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

/** Between two flashes of a lamp: the block time, but never so fast that it would flicker, nor so slow that it seems out. */
export function lampSeconds({ seconds }: Pick<Light, 'seconds'>): number {
  return Math.min(12, Math.max(1.6, seconds));
}
