import type { Migration } from './migration.ts';

/** What one whole token was worth on a day, for bookkeeping. */
export const createBookRates: Migration = async (db) => {
  await db.schema
    .createTable('book_rates')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('rate', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('update_time', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('book_rates_pk', ['token', 'currency', 'day'])
    .execute();
};
