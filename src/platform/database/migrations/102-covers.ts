import type { Migration } from './migration.ts';

/** News and tutorials may have a picture of their own; without one, visitors see a chart. */
export const addCovers: Migration = async (db) => {
  for (const table of ['news', 'tutorials'])
    await db.schema.alterTable(table).addColumn('cover', 'text').execute();
};
