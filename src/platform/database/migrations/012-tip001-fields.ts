import type { Migration } from './migration.ts';

/** What a TIP-001 list says of a DApp for wallets, so that an export gives back what an import took. */
export const createTip001Fields: Migration = async (db) => {
  await db.schema
    .alterTable('dapps')
    .addColumn('tip001', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
};
