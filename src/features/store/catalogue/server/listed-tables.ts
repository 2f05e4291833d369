import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { ListedKind } from '../model/delisting.ts';

/**
 * Where each kind is kept, with the columns for what all kinds have: `name` and `place` as the desk shows and searches them, `site` as
 * visitors open it, `key` by which two entries are the same item, and the table whose rows name its networks (`chain_hid`) by its number.
 */
export const listedTables = {
  dapp: {
    table: 'dapps',
    name: 'title',
    place: 'url',
    site: 'url',
    key: 'url_key',
    symbol: null,
    networks: { table: 'dapp_chains', hid: 'dapp_hid' },
  },
  token: {
    table: 'tokens',
    name: 'name',
    place: 'address',
    site: 'website',
    key: 'address_key',
    symbol: 'symbol',
    networks: { table: 'tokens', hid: 'hid' },
  },
  nft: {
    table: 'nft_collections',
    name: 'name',
    place: 'address',
    site: 'website',
    key: 'address_key',
    symbol: 'symbol',
    networks: { table: 'nft_collections', hid: 'hid' },
  },
} as const satisfies Record<ListedKind, object>;

export type ListedTable = (typeof listedTables)[ListedKind]['table'];

/** The name of an item, whether or not it is listed. */
export function selectListedName(database: Database, kind: ListedKind, hid: number) {
  const { table, name } = listedTables[kind];
  return database
    .selectFrom(table)
    .select(sql<string>`${sql.ref(name)}`.as('name'))
    .where('hid', '=', hid);
}
