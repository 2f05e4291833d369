import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { Chain } from '#features/core/chains/model/chain.ts';
import { listChains } from '#features/core/chains/server/list-chains.ts';
import type { Database } from '#platform/database/database.ts';
import type { ListingDraft } from '../model/listing-draft.ts';
import type { ListingChoices } from '../model/listing-edit.ts';

/** What a draft refers to by number. */
export interface ListingNames {
  chains: ReadonlyMap<number, Chain>;
  /** English titles, in the order of the store. */
  categories: ReadonlyMap<number, string>;
  /** Listed tokens that a draft names. */
  tokens: ReadonlyMap<number, string>;
}

const englishOf = (titles: string) => {
  const known = JSON.parse(titles) as Record<string, string>;
  return known['en'] ?? Object.values(known)[0] ?? '';
};

async function readTokens(database: Database, hids: readonly number[]): Promise<Map<number, string>> {
  if (hids.length === 0) return new Map();
  const rows = await database
    .selectFrom('tokens')
    .select(['hid', 'name', 'symbol'])
    .where('hid', 'in', hids)
    .orderBy('hid')
    .execute();
  return new Map(rows.map(({ hid, name, symbol }) => [hid, `${symbol} (${name})`]));
}

/** @param drafts whose tokens are named */
export async function readNames(
  database: Database,
  ...drafts: readonly ListingDraft[]
): Promise<ListingNames> {
  const categories = await database
    .selectFrom('categories')
    .select(['hid', 'titles'])
    .orderBy('m_index')
    .orderBy('hid')
    .execute();
  const tokens = drafts.flatMap((draft) => ('tokens' in draft ? draft.tokens : []));
  return {
    chains: new Map((await listChains(database)).map((chain) => [chain.hid, chain])),
    categories: new Map(categories.map(({ hid, titles }) => [hid, englishOf(titles)])),
    tokens: await readTokens(database, [...new Set(tokens)]),
  };
}

/** The same for the form. */
export function choicesOf(kind: ListedKind, { chains, categories, tokens }: ListingNames): ListingChoices {
  const titled = (titles: ReadonlyMap<number, string>) => [...titles].map(([hid, title]) => ({ hid, title }));
  return {
    categories: titled(categories),
    chains: [...chains.values()].map(({ hid, title, network, ...chain }) => ({
      hid,
      title,
      network,
      standards: kind === 'nft' ? chain.nft_standards : chain.token_standards,
    })),
    tokens: titled(tokens),
  };
}
