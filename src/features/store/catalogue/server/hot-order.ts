import type { Database, DatabaseTransaction } from '#platform/database/database.ts';

/** The hot DApps in their order, listed or not. */
export async function listHotHids(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom('dapps')
    .select('hid')
    .where('hot', '>', 0)
    .orderBy('hot', 'desc')
    .orderBy('hid')
    .execute();
  return rows.map(({ hid }) => hid);
}

/** Gives each its place. @param hids the first is the hottest; the caller has taken `hot` from all others */
export async function writeHotOrder(
  transaction: DatabaseTransaction,
  hids: readonly number[],
): Promise<void> {
  for (const [index, hid] of hids.entries())
    await transaction
      .updateTable('dapps')
      .set({ hot: hids.length - index })
      .where('hid', '=', hid)
      .execute();
}

/** Takes a DApp into the hot list, as the last one, or out of it. */
export async function setHot(transaction: DatabaseTransaction, hid: number, isHot: boolean): Promise<void> {
  const others = (await listHotHids(transaction)).filter((other) => other !== hid);
  await transaction.updateTable('dapps').set({ hot: 0 }).where('hid', '=', hid).execute();
  if (isHot) await writeHotOrder(transaction, [...others, hid]);
}
