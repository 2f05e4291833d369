import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Accounts of the desk in the shape that better-auth expects, hence its own types for times and booleans instead of ours;
 * tests/contract/accounts.test.ts holds it against what better-auth would create.
 */
export const createAccounts: Migration = async (db, engine) => {
  const schema = db.schema;
  const time = sql.raw(engine.name === 'postgres' ? 'timestamptz' : 'date');
  await schema
    .createTable('desk_users')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('email_verified', 'boolean', (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('disabled', 'boolean', (c) => c.notNull())
    .addColumn('create_time', time, (c) => c.notNull())
    .addColumn('update_time', time, (c) => c.notNull())
    .execute();
  await schema
    .createTable('desk_sessions')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'text', (c) => c.notNull().references('desk_users.id').onDelete('cascade'))
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('expires_time', time, (c) => c.notNull())
    .addColumn('create_time', time, (c) => c.notNull())
    .addColumn('update_time', time, (c) => c.notNull())
    .execute();
  await schema.createIndex('desk_sessions_user_id_idx').on('desk_sessions').columns(['user_id']).execute();
  await schema
    .createTable('desk_credentials')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('provider_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('desk_users.id').onDelete('cascade'))
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_time', time)
    .addColumn('refresh_token_expires_time', time)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('create_time', time, (c) => c.notNull())
    .addColumn('update_time', time, (c) => c.notNull())
    .execute();
  await schema
    .createIndex('desk_credentials_user_id_idx')
    .on('desk_credentials')
    .columns(['user_id'])
    .execute();
  await schema
    .createTable('desk_verifications')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expires_time', time, (c) => c.notNull())
    .addColumn('create_time', time, (c) => c.notNull())
    .addColumn('update_time', time, (c) => c.notNull())
    .execute();
  await schema
    .createIndex('desk_verifications_identifier_idx')
    .on('desk_verifications')
    .columns(['identifier'])
    .execute();
};
