import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Invitations to the desk, and when someone last used a session. */
export const createInvitations: Migration = async (db, engine) => {
  await db.schema
    .createTable('desk_invitations')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('roles', 'text', (c) => c.notNull())
    .addColumn('invited_by', 'text', (c) => c.notNull().references('desk_users.id').onDelete('cascade'))
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addColumn('expires_time', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('desk_session_activity')
    .addColumn('session_id', 'text', (c) => c.primaryKey().references('desk_sessions.id').onDelete('cascade'))
    .addColumn('active_time', 'text', (c) => c.notNull())
    .execute();
};
