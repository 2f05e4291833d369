import type { Migration } from './migration.ts';

/** Views of the review's queue can be shared with everyone who reads it. */
export const shareQueueViews: Migration = async (db) => {
  await db.schema.alterTable('queue_views').addColumn('shared_time', 'text').execute();
};
