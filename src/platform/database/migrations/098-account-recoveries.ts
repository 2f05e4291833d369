import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Links with which people of the desk set a new password, and a column of the outbox for what its mails are searched by: the submission. */
export const createAccountRecoveries: Migration = async (db, engine) => {
  await db.schema
    .createTable('desk_recoveries')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('desk_users.id').onDelete('cascade'))
    .addColumn('made_by', 'text', (c) => c.references('desk_users.id').onDelete('cascade'))
    .addColumn('mail_key', 'text')
    .addColumn('expires_time', 'text', (c) => c.notNull())
    .addColumn('used_time', 'text')
    .execute();
  await db.schema.createIndex('desk_recoveries_account').on('desk_recoveries').column('account_id').execute();
  await db.schema.createIndex('desk_recoveries_mail').on('desk_recoveries').column('mail_key').execute();
  await db.schema.alterTable('outbox').addColumn('submission_id', 'integer').execute();
  const submissionId =
    engine.name === 'sqlite'
      ? sql`json_extract(data, '$.submissionId')`
      : sql`(data::jsonb ->> 'submissionId')::integer`;
  await sql`update outbox set submission_id = ${submissionId}`.execute(db);
  await db.schema.createIndex('outbox_submission').on('outbox').columns(['submission_id', 'id']).execute();
  await db.schema.createIndex('outbox_kind').on('outbox').columns(['kind', 'id']).execute();
};
