/** Rows of one statement. */
const batch = 500;

/** Inserts rows by their numbers from 0, a batch at a time. @param count of rows, a multiple of 500 */
export async function insertEach<Row>(
  count: number,
  rowOf: (id: number) => Row,
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let first = 0; first < count; first += batch)
    await insert(Array.from({ length: batch }, (_, index) => rowOf(first + index)));
}
