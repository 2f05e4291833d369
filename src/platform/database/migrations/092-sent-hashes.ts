import type { Migration } from './migration.ts';

/** Hash of an upload as its sender has the file: what any node has of it need not be sent again. */
export const addSentHashes: Migration = async (db) => {
  await db.schema.alterTable('uploads').addColumn('sent_sha256', 'text').execute();
  await db.schema.createIndex('uploads_sent').on('uploads').columns(['sent_sha256', 'key_hash']).execute();
};
