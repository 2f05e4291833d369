import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Chains, categories, DApps and tokens of the store, and the revision that cached pages belong to. */
export const createCatalogue: Migration = async (db, engine) => {
  const schema = db.schema;
  const identity = sql.raw(engine.identityColumn);
  await schema
    .createTable('content_revision')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute();
  await db.insertInto('content_revision').values({ id: 1, revision: 1 }).execute();
  await schema
    .createTable('chains')
    .addColumn('hid', 'integer', (c) => c.primaryKey())
    .addColumn('network', 'text', (c) => c.unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('short', 'text', (c) => c.notNull())
    .addColumn('ns', 'text', (c) => c.notNull())
    .addColumn('chain_id', 'text')
    .addColumn('icon_url', 'text', (c) => c.notNull())
    .addColumn('explorer', 'text')
    .addColumn('token_standards', 'text', (c) => c.notNull())
    .addColumn('nft_standards', 'text', (c) => c.notNull())
    .addColumn('deprecated', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('chains_ns').on('chains').columns(['ns', 'chain_id']).execute();
  await schema
    .createTable('categories')
    .addColumn('hid', 'integer', (c) => c.primaryKey())
    .addColumn('m_index', 'integer', (c) => c.notNull())
    .addColumn('category_type', 'integer', (c) => c.notNull())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('titles', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('dapps')
    .addColumn('hid', identity)
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('url_key', 'text', (c) => c.notNull().unique())
    .addColumn('icon_url', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('tp_connect', 'text', (c) => c.notNull())
    .addColumn('audit_url', 'text')
    .addColumn('hot', 'integer', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('dapps_hot').on('dapps').columns(['listed', 'hot', 'hid']).execute();
  await schema
    .createTable('dapp_texts')
    .addColumn('dapp_hid', 'integer', (c) => c.notNull().references('dapps.hid').onDelete('cascade'))
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('desc', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('dapp_texts_key', ['dapp_hid', 'locale'])
    .execute();
  for (const [table, other, target] of [
    ['dapp_categories', 'category_hid', 'categories.hid'],
    ['dapp_chains', 'chain_hid', 'chains.hid'],
  ] as const) {
    await schema
      .createTable(table)
      .addColumn('dapp_hid', 'integer', (c) => c.notNull().references('dapps.hid').onDelete('cascade'))
      .addColumn(other, 'integer', (c) => c.notNull().references(target))
      .addPrimaryKeyConstraint(`${table}_key`, ['dapp_hid', other])
      .execute();
    await schema.createIndex(`${table}_reverse`).on(table).columns([other, 'dapp_hid']).execute();
  }
  await createTokens(db, engine);
  await schema
    .createTable('search_counts')
    .addColumn('dapp_hid', 'integer', (c) => c.notNull().references('dapps.hid').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('search_counts_key', ['dapp_hid', 'day'])
    .execute();
};

const createTokens: Migration = async (db, engine) => {
  const schema = db.schema;
  const identity = sql.raw(engine.identityColumn);
  await schema
    .createTable('tokens')
    .addColumn('hid', identity)
    .addColumn('chain_hid', 'integer', (c) => c.notNull().references('chains.hid'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('bl_symbol', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('address_key', 'text', (c) => c.notNull())
    .addColumn('decimal', 'integer', (c) => c.notNull())
    .addColumn('precision', 'integer', (c) => c.notNull())
    .addColumn('total_supply', 'text', (c) => c.notNull())
    .addColumn('gas', 'text', (c) => c.notNull())
    .addColumn('website', 'text', (c) => c.notNull())
    .addColumn('descriptions', 'text', (c) => c.notNull())
    .addColumn('icon_url', 'text', (c) => c.notNull())
    .addColumn('token_protocol', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addUniqueConstraint('tokens_identity', ['chain_hid', 'address_key'])
    .execute();
  await schema
    .createTable('dapp_tokens')
    .addColumn('dapp_hid', 'integer', (c) => c.notNull().references('dapps.hid').onDelete('cascade'))
    .addColumn('token_hid', 'integer', (c) => c.notNull().references('tokens.hid').onDelete('cascade'))
    .addPrimaryKeyConstraint('dapp_tokens_key', ['dapp_hid', 'token_hid'])
    .execute();
};
