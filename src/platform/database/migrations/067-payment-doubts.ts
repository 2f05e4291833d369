import type { Migration } from './migration.ts';

/** Since when, and how often, the chain did not show what it had confirmed. Nothing is undone by one answer. */
export const keepPaymentDoubts: Migration = async (db) => {
  for (const table of ['payments', 'refunds']) {
    await db.schema.alterTable(table).addColumn('doubt', 'text').execute();
    await db.schema.alterTable(table).addColumn('doubt_since', 'text').execute();
    await db.schema
      .alterTable(table)
      .addColumn('doubt_looks', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  }
};
