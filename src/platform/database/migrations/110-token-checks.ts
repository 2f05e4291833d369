import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What checks of tokens found; one for each token, pair and block. */
export const createTokenChecks: Migration = async (db, engine) => {
  const { schema } = db;
  await schema
    .createTable('token_checks')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('pair', 'text', (c) => c.notNull())
    .addColumn('block', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('symbol', 'text')
    .addColumn('verdict', 'text', (c) => c.notNull())
    .addColumn('findings', 'text', (c) => c.notNull())
    .addColumn('made_for', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('token_checks_block')
    .unique()
    .on('token_checks')
    .columns(['network', 'address', 'pair', 'block'])
    .execute();
  await schema.createIndex('token_checks_time').on('token_checks').column('create_time').execute();
};
