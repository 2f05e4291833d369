/** The content's own chains have lower ids; the rest of the 32-bit range is for these. */
const firstHid = 100_000;
const lastPlainChainId = 2_000_000_000;
/** Larger chain ids are folded into the range above the plain ones; the prime spreads them. */
const folded = { first: 2_000_200_000, prime: 140_000_023 };

/** Same chain, same `hid`, in every installation and every version of the library. */
export function extraChainHid(chainId: number): number {
  return chainId <= lastPlainChainId ? firstHid + chainId : folded.first + (chainId % folded.prime);
}
