import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Descriptions of contracts (ERC-7730); one about calls and one about signed messages for each contract. */
export const createClearSigning: Migration = async (db, engine) => {
  const { schema } = db;
  await schema
    .createTable('clear_signing')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('chain_id', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('clear_signing_contract')
    .unique()
    .on('clear_signing')
    .columns(['chain_id', 'address', 'kind'])
    .execute();
};
