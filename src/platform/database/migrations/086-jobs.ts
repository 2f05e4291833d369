import type { Migration } from './migration.ts';

/**
 * Who does a named job, and when it is due (`platform/jobs`): a few rows, which are read together. And how often a mail that was asked for was
 * attempted, so that one process takes it.
 */
export const createJobs: Migration = async (db) => {
  await db.schema
    .createTable('periodic_jobs')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('holder', 'text')
    .addColumn('lease_end_time', 'text')
    .addColumn('due_time', 'text', (c) => c.notNull())
    .addColumn('success_time', 'text')
    .addColumn('last_error', 'text')
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('mail_requests')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
};
