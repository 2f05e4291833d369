import type { Migration } from './migration.ts';

/** A release that is withdrawn stays on record: version verification has to say that its file is not to be used. */
export const addReleaseWithdrawals: Migration = async (db) => {
  await db.schema.alterTable('releases').addColumn('withdrawn_time', 'text').execute();
  await db.schema.alterTable('releases').addColumn('withdrawn_reason', 'text').execute();
};
