import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Failed sign-ins per account, what administrators read about refused access, and the mailbox that a mail counts for. */
export const createSafety: Migration = async (db, engine) => {
  const schema = db.schema;
  await schema
    .createTable('sign_in_failures')
    .addColumn('account_key', 'text', (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('locked_until', 'text', (c) => c.notNull())
    .addColumn('update_time', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('security_events')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('security_events_at').on('security_events').columns(['at']).execute();
  await schema
    .alterTable('outbox')
    .addColumn('recipient_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update outbox set recipient_key = lower(recipient)`.execute(db);
  await schema
    .createIndex('outbox_recipient')
    .on('outbox')
    .columns(['recipient_key', 'state', 'sent_time'])
    .execute();
  // Steps that nobody is mailed about any more.
  await sql`delete from outbox where kind in ('submission-updated', 'submission-checking-payment')`.execute(
    db,
  );
};
