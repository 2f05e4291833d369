import type { Migration } from './migration.ts';

/** Stored forms say which shape they have; what was stored before this migration is version 1. */
export const addPayloadVersion: Migration = async (db) => {
  await db.schema
    .alterTable('submissions')
    .addColumn('payload_version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
};
