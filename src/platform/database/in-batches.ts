/** So few that other writers wait for a moment only. */
const usualRows = 1000;

/**
 * Repeats a statement over at most so many rows, each time in a transaction of its own, until it finds fewer. Several processes may do so at the
 * same time: one that loses rows to another ends early, and its next round goes on.
 * @param change handles at most `limit` rows and returns how many it found
 */
export async function inBatches(
  change: (limit: number) => Promise<bigint>,
  limit: number = usualRows,
): Promise<void> {
  let found: bigint;
  do found = await change(limit);
  while (found >= BigInt(limit));
}
