import { listTutorialEntries } from '#features/core/news/server/list-tutorial-entries.ts';
import { sql } from 'kysely';
import { apiLanguageOf } from '#i18n/api-language.ts';
import { localeCodes } from '#i18n/locales.ts';
import type { Chain } from '#features/core/chains/model/chain.ts';
import { listChains } from '#features/core/chains/server/list-chains.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { categoryIconOf } from '../model/category-icon.ts';
import { listContracts, type KnownContract } from '../model/contract.ts';
import type { DelistingReason, ListedKind } from '../model/delisting.ts';
import { listSearched } from './list-searched.ts';
import { readShownChecks } from './shown-checks.ts';
import { readWithheld, withoutLinks, type IsWithheld } from './withheld-links.ts';
import type {
  CatalogueRecords,
  CategoryEntry,
  DappEntry,
  DappText,
  DelistedEntry,
  NftEntry,
  ShownItem,
  TokenEntry,
} from './catalogue-records.ts';

type Texts = Map<number, Partial<Record<string, DappText>>>;

function collect(rows: readonly { owner: number; member: number }[]): Map<number, number[]> {
  const lists = new Map<number, number[]>();
  for (const { owner, member } of rows) {
    const list = lists.get(owner);
    if (list) list.push(member);
    else lists.set(owner, [member]);
  }
  return lists;
}

/** Narrows a query to one item. @param hid undefined for all */
const only = (column: string, hid: number | undefined) =>
  hid === undefined ? sql<boolean>`1 = 1` : sql<boolean>`${sql.ref(column)} = ${hid}`;

async function readTexts(database: Database, hid?: number): Promise<Texts> {
  const rows = await database.selectFrom('dapp_texts').selectAll().where(only('dapp_hid', hid)).execute();
  const texts: Texts = new Map();
  for (const { dapp_hid, locale, title, desc } of rows) {
    const ofDapp = texts.get(dapp_hid) ?? {};
    ofDapp[locale] = { title, desc };
    texts.set(dapp_hid, ofDapp);
  }
  return texts;
}

async function readContracts(database: Database, hid?: number): Promise<Map<number, KnownContract[]>> {
  const rows = await database
    .selectFrom('dapp_addresses')
    .innerJoin('chains', 'chains.hid', 'dapp_addresses.chain_hid')
    .select(['dapp_hid', 'address', 'chain_hid'])
    .where(only('dapp_hid', hid))
    .orderBy('position')
    .orderBy('chain_hid')
    .execute();
  return Map.groupBy(rows, (row) => row.dapp_hid);
}

interface EntryParts {
  chains: readonly Chain[];
  texts: Texts;
  isWithheld: IsWithheld;
  /** Of the only DApp that is read; all of them without it. */
  hid?: number;
}

async function readRelations(database: Database, hid: number | undefined) {
  const categories = collect(
    await database
      .selectFrom('dapp_categories')
      .select(['dapp_hid as owner', 'category_hid as member'])
      .where(only('dapp_hid', hid))
      .orderBy('category_hid')
      .execute(),
  );
  const chainHids = collect(
    await database
      .selectFrom('dapp_chains')
      .select(['dapp_hid as owner', 'chain_hid as member'])
      .where(only('dapp_hid', hid))
      .execute(),
  );
  const tokens = collect(
    await database
      .selectFrom('dapp_tokens')
      .select(['dapp_hid as owner', 'token_hid as member'])
      .where(only('dapp_hid', hid))
      .orderBy('token_hid')
      .execute(),
  );
  return { categories, chainHids, tokens };
}

async function readEntries(
  database: Database,
  { chains, texts, isWithheld, hid }: EntryParts,
): Promise<DappEntry[]> {
  const rows = await database
    .selectFrom('dapps')
    .selectAll()
    .where('listed', '=', 1)
    .where(only('hid', hid))
    .orderBy('hot', 'desc')
    .orderBy('hid')
    .execute();
  const { categories, chainHids, tokens } = await readRelations(database, hid);
  const contracts = await readContracts(database, hid);
  return rows
    .filter((row) => /^https?:\/\//i.test(row.url))
    .map((row) => {
      const own = new Set(chainHids.get(row.hid));
      const ofDapp = texts.get(row.hid) ?? {};
      return {
        ...withoutLinks({ kind: 'dapp', row, isWithheld }),
        texts: ofDapp,
        languages: localeCodes.filter((locale) => ofDapp[locale]).map(apiLanguageOf),
        categoryHids: categories.get(row.hid) ?? [],
        chains: own.size === 0 ? [] : chains.filter((chain) => own.has(chain.hid)).map(presentDappChain),
        contracts: listContracts(row.address, contracts.get(row.hid) ?? []),
        tokenHids: tokens.get(row.hid) ?? [],
      };
    });
}

function presentDappChain({ hid, ns, chain_id }: Chain) {
  return { hid, ns, chain_id };
}

async function readDelisted(database: Database, texts: Texts): Promise<DelistedEntry[]> {
  const rows = await database
    .selectFrom('delistings')
    .innerJoin('dapps', 'dapps.hid', 'delistings.hid')
    .select(['dapps.hid', 'title', 'reason', 'delistings.create_time as at'])
    .where('kind', '=', 'dapp')
    .where('restore_time', 'is', null)
    .orderBy('dapps.hid')
    .execute();
  return rows.map(({ reason, ...row }) => ({
    ...row,
    reason: reason as DelistingReason,
    texts: texts.get(row.hid) ?? {},
  }));
}

/** Without their checks, which are read for all of them together. */
async function readTokens(database: Database, isWithheld: IsWithheld, hid?: number): Promise<TokenEntry[]> {
  const rows = await database
    .selectFrom('tokens')
    .selectAll()
    .where('listed', '=', 1)
    .where(only('hid', hid))
    .orderBy('hid')
    .execute();
  return rows.map((row) => ({
    ...withoutLinks({ kind: 'token', row, isWithheld }),
    check: null,
    descriptions: JSON.parse(row.descriptions) as TokenEntry['descriptions'],
  }));
}

async function readNfts(database: Database, isWithheld: IsWithheld, hid?: number): Promise<NftEntry[]> {
  const rows = await database
    .selectFrom('nft_collections')
    .selectAll()
    .where('listed', '=', 1)
    .where(only('hid', hid))
    .orderBy('hid')
    .execute();
  return rows.map((row) => ({
    ...withoutLinks({ kind: 'nft', row, isWithheld }),
    descriptions: JSON.parse(row.descriptions) as NftEntry['descriptions'],
  }));
}

async function readCategories(database: Database): Promise<CategoryEntry[]> {
  const rows = await database
    .selectFrom('categories')
    .select(['hid', 'm_index', 'category_type', 'icon', 'titles'])
    .orderBy('m_index')
    .orderBy('hid')
    .execute();
  return rows.map((row) => ({
    ...row,
    icon: categoryIconOf(row.icon),
    titles: JSON.parse(row.titles) as CategoryEntry['titles'],
  }));
}

/** Reads the whole public catalogue at one point in time, so that no list mixes two revisions. */
export async function readRecords(database: Database, now: Date): Promise<CatalogueRecords> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const revision = await getContentRevision(transaction);
      const chains = await listChains(transaction);
      const texts = await readTexts(transaction);
      const isWithheld = await readWithheld(transaction);
      const tokens = await readTokens(transaction, isWithheld);
      const checks = await readShownChecks(transaction, now);
      return {
        revision,
        chains,
        categories: await readCategories(transaction),
        entries: await readEntries(transaction, { chains, texts, isWithheld }),
        delisted: await readDelisted(transaction, texts),
        tokens: tokens.map((token) => ({ ...token, check: checks.get(token.row.hid) ?? null })),
        nfts: await readNfts(transaction, isWithheld),
        tutorials: await listTutorialEntries(transaction),
        searched: await listSearched(transaction, now),
      };
    });
}

/** One listed item as pages and lists have it; undefined when it is not listed. */
export async function readItem(
  database: Database,
  { kind, hid }: { kind: ListedKind; hid: number },
): Promise<ShownItem | undefined> {
  const isWithheld = await readWithheld(database);
  if (kind === 'dapp') {
    const chains = await listChains(database);
    const texts = await readTexts(database, hid);
    const [entry] = await readEntries(database, { chains, texts, isWithheld, hid });
    return entry && { kind, entry };
  }
  if (kind === 'token') {
    const [entry] = await readTokens(database, isWithheld, hid);
    return entry && { kind, entry };
  }
  const [entry] = await readNfts(database, isWithheld, hid);
  return entry && { kind, entry };
}
