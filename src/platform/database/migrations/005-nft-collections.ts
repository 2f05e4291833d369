import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** NFT collections that wallets show, beside the tokens of the catalogue. */
export const createNftCollections: Migration = async (db, engine) => {
  await db.schema
    .createTable('nft_collections')
    .addColumn('hid', sql.raw(engine.identityColumn))
    .addColumn('chain_hid', 'integer', (c) => c.notNull().references('chains.hid'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('address_key', 'text', (c) => c.notNull())
    .addColumn('standard', 'text', (c) => c.notNull())
    .addColumn('total_supply', 'text', (c) => c.notNull())
    .addColumn('website', 'text', (c) => c.notNull())
    .addColumn('descriptions', 'text', (c) => c.notNull())
    .addColumn('icon_url', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addUniqueConstraint('nft_collections_identity', ['chain_hid', 'address_key'])
    .execute();
};
