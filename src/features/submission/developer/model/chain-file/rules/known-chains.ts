export interface KnownChain {
  chain_id: number;
  name: string;
}

/** What is taken already. */
export interface KnownChains {
  nameOf(chainId: number): string | undefined;
  /** The chain with this name or short name, ignoring case and spaces. */
  findByName(name: string): KnownChain | undefined;
  findByShortName(shortName: string): KnownChain | undefined;
  count: number;
  shortNameCount: number;
}

/**
 * Short names of the best known chains (EIP-3770). The chain library has none, and these are the ones most
 * often taken by mistake.
 */
const shortNames: Readonly<Record<string, number>> = {
  eth: 1,
  oeth: 10,
  cro: 25,
  rsk: 30,
  bnb: 56,
  etc: 61,
  bnbt: 97,
  gno: 100,
  matic: 137,
  ftm: 250,
  zksync: 324,
  zkevm: 1101,
  mbeam: 1284,
  mriver: 1285,
  mantle: 5000,
  base: 8453,
  holesky: 17000,
  arb1: 42161,
  'arb-nova': 42170,
  celo: 42220,
  avax: 43114,
  linea: 59144,
  scr: 534352,
  zora: 7777777,
  sep: 11155111,
  aurora: 1313161554,
  'hmy-s0': 1666600000,
};

/** Normalizes names like the repository's checks. */
const plain = (name: string) => name.replaceAll(' ', '').toUpperCase();

export function createKnownChains(chains: readonly KnownChain[]): KnownChains {
  const names = new Map(chains.map(({ chain_id, name }) => [chain_id, name]));
  const byName = new Map(chains.map((chain) => [plain(chain.name), chain]));
  const byShortName = new Map(
    Object.entries(shortNames).map(([name, chain_id]) => [
      plain(name),
      { chain_id, name: names.get(chain_id) ?? name },
    ]),
  );
  return {
    nameOf: (chainId) => names.get(chainId),
    findByName: (name) => byName.get(plain(name)),
    findByShortName: (shortName) => byShortName.get(plain(shortName)),
    count: names.size,
    shortNameCount: byShortName.size,
  };
}
