/** Above the numbers of EVM chains (`extraChainHid`), which end at 2,140,200,022, and below the largest number of the column. */
const firstHid = 2_141_000_000;
const places = 6_000_000;

/** FNV-1a with 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/**
 * The `hid` of a network whose id is not an EVM chain id: the same in every installation, or the next free one where another network has it.
 * @param isTaken by a network of this installation
 */
export function familyChainHid(
  { ns, chainId }: { ns: string; chainId: string },
  isTaken: (hid: number) => boolean,
): number {
  let place = hashOf(`${ns}:${chainId}`) % places;
  while (isTaken(firstHid + place)) place = (place + 1) % places;
  return firstHid + place;
}
