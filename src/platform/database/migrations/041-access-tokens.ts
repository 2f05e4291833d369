import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Access tokens of the desk's accounts, for scripts. */
export const createAccessTokens: Migration = async (db, engine) => {
  await db.schema
    .createTable('desk_access_tokens')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('user_id', 'text', (c) => c.notNull().references('desk_users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addColumn('expires_time', 'text', (c) => c.notNull())
    .addColumn('used_time', 'text')
    .execute();
  await db.schema
    .createIndex('desk_access_tokens_user_id_idx')
    .on('desk_access_tokens')
    .columns(['user_id'])
    .execute();
};
