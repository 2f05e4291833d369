import type { Migration } from './migration.ts';

/** What was looked up last about a submission, so that a person who has to wait is told what was done. */
export const nameLookups: Migration = async (db) => {
  await db.schema.alterTable('chain_questions').addColumn('looked_up', 'text').execute();
};
