import { sql, type Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { DappTable } from '#platform/database/schema.ts';
import { prepareMark, storeIcons } from '#platform/files/prepare-icon.ts';

interface Unmarked {
  dapp_hid: number;
  row: Pick<Insertable<DappTable>, 'title' | 'create_time'>;
}

/**
 * Gives DApps without an icon the mark of their `hid`, which they keep when their name changes: it is a stored file like any other icon. In
 * the transaction that inserts them.
 */
export async function addMarks(transaction: Database, dapps: readonly Unmarked[]): Promise<void> {
  const [first] = dapps;
  if (!first) return;
  const marks = dapps.map(({ dapp_hid, row }) => ({
    dapp_hid,
    icon: prepareMark({ name: row.title, id: dapp_hid }),
  }));
  await storeIcons(
    transaction,
    marks.map(({ icon }) => icon),
    new Date(first.row.create_time),
  );
  const cases = marks.map(({ dapp_hid, icon }) => sql`when ${dapp_hid} then ${icon.url}`);
  await transaction
    .updateTable('dapps')
    .set({ icon_url: sql<string>`case hid ${sql.join(cases, sql` `)} else icon_url end` })
    .where(
      'hid',
      'in',
      marks.map(({ dapp_hid }) => dapp_hid),
    )
    .execute();
}
