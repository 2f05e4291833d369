import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What a donation was asked for with: receiver, token and chain. The settings may change; a quote keeps its own. Rows that are there already
 * get the settings of the next start, which knows them (`fillTerms`).
 */
export const keepDonationTerms: Migration = async (db, engine) => {
  await db.schema
    .createTable('donation_terms')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('receiving_address', 'text', (c) => c.notNull())
    .addColumn('token_contract', 'text', (c) => c.notNull())
    .addColumn('token_symbol', 'text', (c) => c.notNull())
    .addColumn('token_decimals', 'integer', (c) => c.notNull())
    .addColumn('chain_id', 'bigint', (c) => c.notNull())
    .addColumn('network_name', 'text', (c) => c.notNull())
    .addColumn('network_short', 'text', (c) => c.notNull())
    .addColumn('explorer_transaction_url', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('donation_terms_identity')
    .unique()
    .on('donation_terms')
    .columns([
      'receiving_address',
      'token_contract',
      'token_symbol',
      'token_decimals',
      'chain_id',
      'network_name',
      'network_short',
      'explorer_transaction_url',
    ])
    .execute();
  for (const table of ['quotes', 'payments', 'refunds'])
    await db.schema
      .alterTable(table)
      .addColumn('terms_id', 'integer', (c) => c.references('donation_terms.id'))
      .execute();
};
