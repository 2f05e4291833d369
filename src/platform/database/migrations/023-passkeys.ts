import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Passkeys of the desk's accounts, in the shape that better-auth's plugin expects. */
export const createPasskeys: Migration = async (db, engine) => {
  const time = sql.raw(engine.name === 'postgres' ? 'timestamptz' : 'date');
  await db.schema
    .createTable('desk_passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text')
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('desk_users.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (c) => c.notNull().unique())
    .addColumn('counter', 'integer', (c) => c.notNull())
    .addColumn('device_type', 'text', (c) => c.notNull())
    .addColumn('backed_up', 'boolean', (c) => c.notNull())
    .addColumn('transports', 'text')
    .addColumn('create_time', time)
    .addColumn('aaguid', 'text')
    .execute();
  await db.schema.createIndex('desk_passkeys_user_id_idx').on('desk_passkeys').columns(['user_id']).execute();
};
