import type { Migration } from './migration.ts';

/**
 * What an appeal of a token check is about, and what the desk saw when it ran the check again. The checks themselves are dropped after 90 days.
 * An older version goes on, and cannot open such a case (decision 113).
 */
export const addCheckAppeals: Migration = async (db) => {
  for (const column of ['appealed_check', 'checked_again'])
    await db.schema.alterTable('report_cases').addColumn(column, 'text').execute();
};
