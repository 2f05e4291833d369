/** One `Transfer` of the token. Addresses in small letters. */
export interface TokenMove {
  from: string;
  to: string;
  units: bigint;
}

/** Who had tokens at the end, the most first. Minted and burned ones come from and go to the zero address, which holds nothing. */
export function listBalances(moves: readonly TokenMove[]): [string, bigint][] {
  const balances = new Map<string, bigint>();
  const add = (address: string, units: bigint) =>
    balances.set(address, (balances.get(address) ?? 0n) + units);
  for (const { from, to, units } of moves) {
    add(from, -units);
    add(to, units);
  }
  return [...balances]
    .filter(([address, units]) => units > 0n && !/^0x0{40}$/.test(address))
    .toSorted(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0));
}

/** Hundredths of a percent of the supply that the holders have together; at most all of it. */
export function shareOf(holders: readonly bigint[], supply: bigint): number {
  if (supply <= 0n) return 0;
  const held = holders.reduce((sum, units) => sum + units, 0n);
  return held >= supply ? 10_000 : Number((held * 10_000n) / supply);
}
