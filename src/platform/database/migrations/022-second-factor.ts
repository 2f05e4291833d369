import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Second factors of the desk's accounts in the shape that better-auth's plugin expects, with the last time step of which a code was used;
 * and settings that administrators change at the desk.
 */
export const createSecondFactor: Migration = async (db, engine) => {
  const time = sql.raw(engine.name === 'postgres' ? 'timestamptz' : 'date');
  await db.schema.alterTable('desk_users').addColumn('two_factor_enabled', 'boolean').execute();
  await db.schema
    .createTable('desk_second_factors')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('backup_codes', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().unique().references('desk_users.id').onDelete('cascade'))
    .addColumn('verified', 'boolean')
    .addColumn('failed_count', 'integer')
    .addColumn('locked_until', time)
    .addColumn('last_step', 'integer')
    .execute();
  await db.schema
    .createIndex('desk_second_factors_secret_idx')
    .on('desk_second_factors')
    .columns(['secret'])
    .execute();
  await db.schema
    .createTable('desk_settings')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
};
