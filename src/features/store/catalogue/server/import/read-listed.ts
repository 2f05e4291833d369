import type { Database } from '#platform/database/database.ts';
import type { DappTable } from '#platform/database/schema.ts';

/** What an import compares rows with. */
export interface ListedDapp {
  hid: number;
  title: string;
  url: string;
  source: DappTable['source'];
  tip001: string;
  /** In the import's language; empty where there is none. */
  desc: string;
  categoryHids: number[];
  chainHids: number[];
}

/** Entries of the store (delisted or not) with these `url_key`s. */
export async function readListed(
  transaction: Database,
  keys: readonly string[],
  locale: string,
): Promise<Map<string, ListedDapp>> {
  if (keys.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('dapps')
    .leftJoin('dapp_texts', (join) =>
      join.onRef('dapp_texts.dapp_hid', '=', 'dapps.hid').on('dapp_texts.locale', '=', locale),
    )
    .select(['hid', 'dapps.title', 'url', 'url_key', 'source', 'tip001', 'dapp_texts.desc'])
    .where('url_key', 'in', keys)
    .execute();
  if (rows.length === 0) return new Map();
  const hids = rows.map((row) => row.hid);
  const categories = await transaction
    .selectFrom('dapp_categories')
    .selectAll()
    .where('dapp_hid', 'in', hids)
    .execute();
  const chains = await transaction
    .selectFrom('dapp_chains')
    .selectAll()
    .where('dapp_hid', 'in', hids)
    .execute();
  return new Map(
    rows.map(({ url_key, desc, ...row }) => [
      url_key,
      {
        ...row,
        desc: desc ?? '',
        categoryHids: categories.filter((link) => link.dapp_hid === row.hid).map((link) => link.category_hid),
        chainHids: chains.filter((link) => link.dapp_hid === row.hid).map((link) => link.chain_hid),
      },
    ]),
  );
}
