import type { Migration } from './migration.ts';

/** What a reviewer corrected while approving, field by field. */
export const addCorrections: Migration = async (db) => {
  await db.schema.alterTable('submission_history').addColumn('corrections', 'text').execute();
};
