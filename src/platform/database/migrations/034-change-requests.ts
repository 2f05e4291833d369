import type { Migration } from './migration.ts';

/** What a decision asks a team to change, field by field. */
export const addChangeRequests: Migration = async (db) => {
  await db.schema.alterTable('submission_history').addColumn('requests', 'text').execute();
};
