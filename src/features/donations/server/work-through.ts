/**
 * Takes what is due, lot by lot, until nothing is due. A row whose work fails comes back when its lease ends; the others go on.
 * @param claim leases the next rows, so that no other process takes them
 * @param onError is told of each row that failed
 * @returns how many rows were taken
 */
export async function workThrough<Row>(
  claim: () => Promise<Row[]>,
  work: (row: Row) => Promise<unknown>,
  onError: (error: unknown, row: Row) => void,
): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await claim();
    if (rows.length === 0) return count;
    count += rows.length;
    await Promise.all(rows.map((row) => work(row).catch((error: unknown) => onError(error, row))));
  }
}
