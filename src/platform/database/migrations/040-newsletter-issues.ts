import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Newsletter issues that are sent in batches, and addresses that a mail server refused for good. */
export const createNewsletterIssues: Migration = async (db, engine) => {
  const { schema } = db;
  await schema
    .createTable('newsletter_issues')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('texts', 'text', (c) => c.notNull())
    .addColumn('fallback', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('ready_time', 'text', (c) => c.notNull())
    .addColumn('start_time', 'text')
    .addColumn('finish_time', 'text')
    .addColumn('reached_id', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_id', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('recipients', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('queued', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('sent', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('failed', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('skipped', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('newsletter_issues_state').on('newsletter_issues').column('state').execute();
  for (const column of ['refused_time', 'refused_error'])
    await schema.alterTable('subscribers').addColumn(column, 'text').execute();
};
