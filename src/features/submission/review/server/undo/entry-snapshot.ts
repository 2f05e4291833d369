import { createHash } from 'node:crypto';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { ListedTable } from '#features/store/catalogue/server/listed-tables.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';

/** Where one kind of entry is in the catalogue. */
export interface EntryTables {
  kind: ListedKind;
  table: ListedTable;
  /** Tables whose rows belong to an entry by `dapp_hid`. */
  relations: readonly ('dapp_texts' | 'dapp_categories' | 'dapp_chains' | 'dapp_addresses' | 'dapp_tokens')[];
}

type Row = Readonly<Record<string, string | number | null>>;

/** Every row of an entry, by table. */
export interface EntrySnapshot {
  entry: Row;
  relations: Readonly<Record<string, readonly Row[]>>;
  delistings: readonly Row[];
}

/** Rows in an order that does not depend on how they were stored. */
const sorted = (rows: readonly object[]) =>
  rows
    .map((row) => ({ ...row }) as Row)
    .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b), 'en'));

/** Everything that the catalogue has of an entry, listed or not; null when there is none. */
export async function readEntry(
  database: Database,
  { kind, table, relations }: EntryTables,
  hid: number,
): Promise<EntrySnapshot | null> {
  const entry = await database.selectFrom(table).selectAll().where('hid', '=', hid).executeTakeFirst();
  if (!entry) return null;
  const related: Record<string, readonly Row[]> = {};
  for (const relation of relations)
    related[relation] = sorted(
      await database.selectFrom(relation).selectAll().where('dapp_hid', '=', hid).execute(),
    );
  const delistings = await database
    .selectFrom('delistings')
    .selectAll()
    .where('kind', '=', kind)
    .where('hid', '=', hid)
    .execute();
  return { entry: { ...entry } as Row, relations: related, delistings: sorted(delistings) };
}

/** Writes an entry as it was, or deletes one that was not there before; its relations go with it. */
export async function restoreEntry(
  transaction: DatabaseTransaction,
  { table, relations }: EntryTables,
  { hid, before }: { hid: number; before: EntrySnapshot | null },
): Promise<void> {
  if (!before) {
    await transaction.deleteFrom(table).where('hid', '=', hid).execute();
    return;
  }
  const { hid: _hid, ...columns } = before.entry;
  await transaction.updateTable(table).set(columns).where('hid', '=', hid).execute();
  for (const relation of relations) {
    await transaction.deleteFrom(relation).where('dapp_hid', '=', hid).execute();
    const rows = before.relations[relation] ?? [];
    // Read from this very table.
    if (rows.length > 0)
      await transaction
        .insertInto(relation)
        .values(rows as never)
        .execute();
  }
  for (const { id, restore_time, restored_by, restore_note } of before.delistings)
    await transaction
      .updateTable('delistings')
      .set({ restore_time, restored_by, restore_note } as Record<
        'restore_time' | 'restored_by' | 'restore_note',
        string | null
      >)
      .where('id', '=', Number(id))
      .execute();
}

/** Changes with every column. Columns are compared by name, because the engines list them in their own order. */
export function hashEntry(snapshot: EntrySnapshot | null): string {
  const text = JSON.stringify(snapshot, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b, 'en')))
      : value,
  );
  return createHash('sha256').update(text).digest('hex');
}
