import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Mails that wait to be sent, and what double opt-in of the newsletter needs. */
export const createMail: Migration = async (db, engine) => {
  const schema = db.schema;
  await schema
    .createTable('outbox')
    .addColumn('id', sql.raw(engine.identityColumn))
    // One change makes one mail.
    .addColumn('change_key', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('message_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_time', 'text', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addColumn('sent_time', 'text')
    .execute();
  await sql`create index outbox_due on outbox (next_attempt_time) where state = 'waiting'`.execute(db);
  await schema.createIndex('outbox_state').on('outbox').columns(['state', 'id']).execute();
  for (const column of ['requested_time', 'confirmed_time', 'unsubscribed_time'])
    await schema.alterTable('subscribers').addColumn(column, 'text').execute();
  await schema
    .createTable('newsletter_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('subscriber_id', 'integer', (c) =>
      c.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('newsletter_tokens_subscriber')
    .on('newsletter_tokens')
    .columns(['subscriber_id'])
    .execute();
};
