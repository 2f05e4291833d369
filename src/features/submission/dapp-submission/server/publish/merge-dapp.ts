import type { DappSubmission } from '../../model/dapp-submission.ts';
import { localeOfSubmission } from '../../model/submission-locale.ts';
import { urlKey } from '#lib/url-key.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { MergeFact, ReviewMerge } from '#features/submission/review/model/merge.ts';
import {
  addressColumn,
  listChains,
  listContracts,
  listKnownTokens,
  writeCategories,
  writeContracts,
  writeTokens,
} from './dapp-relations.ts';
import { writeText } from './publish-dapp.ts';
import { publishIcon } from '#features/submission/review/server/publish-icon.ts';
import {
  compareFacts,
  hashListed,
  iconFileOf,
  type Facts,
} from '#features/submission/review/server/merge/compare-facts.ts';

interface Contract {
  chain_hid: number;
  address: string;
}

/** One line per contract, and one per network without any. */
function contractLines(chains: readonly { hid: number; title: string }[], contracts: readonly Contract[]) {
  return chains.flatMap(({ hid, title }) => {
    const own = contracts.filter(({ chain_hid }) => chain_hid === hid);
    return own.length === 0 ? [title] : own.map(({ address }) => `${title}: ${address}`);
  });
}

const categoryTitle = (titles: string) => (JSON.parse(titles) as Record<string, string>)['en'] ?? titles;
const tokenLine = ({ name, symbol }: { name: string; symbol: string }) => `${symbol} (${name})`;
const shared = ({
  url,
  tp_connect,
  audit_url,
}: {
  url: string;
  tp_connect: string;
  audit_url: string | null;
}) => ({
  url: [url],
  tp_connect: [tp_connect],
  audit_url: audit_url ? [audit_url] : [],
});

async function listCategories(database: Database, hids: readonly number[]): Promise<string[]> {
  if (hids.length === 0) return [];
  const rows = await database
    .selectFrom('categories')
    .select('titles')
    .where('hid', 'in', hids)
    .orderBy('hid')
    .execute();
  return rows.map(({ titles }) => categoryTitle(titles));
}

async function readSubmitted(database: Database, dapp: DappSubmission): Promise<Facts> {
  const chains = await listChains(database, dapp.networks);
  return {
    ...shared({ ...dapp, audit_url: dapp.audit_url || null }),
    icon: [dapp.icon],
    categories: await listCategories(database, dapp.categories),
    contracts: contractLines(chains, listContracts(dapp, chains)),
    tokens: (await listKnownTokens(database, dapp)).map(tokenLine),
  };
}

async function readRelations(database: Database, hid: number) {
  const categories = await database
    .selectFrom('dapp_categories')
    .select('category_hid')
    .where('dapp_hid', '=', hid)
    .orderBy('category_hid')
    .execute();
  const chains = await database
    .selectFrom('dapp_chains')
    .innerJoin('chains', 'chains.hid', 'dapp_chains.chain_hid')
    .select(['chains.hid', 'chains.title'])
    .where('dapp_hid', '=', hid)
    .orderBy('chains.hid')
    .execute();
  const contracts = await database
    .selectFrom('dapp_addresses')
    .select(['chain_hid', 'address'])
    .where('dapp_hid', '=', hid)
    .orderBy('chain_hid')
    .orderBy('address')
    .execute();
  const tokens = await database
    .selectFrom('dapp_tokens')
    .innerJoin('tokens', 'tokens.hid', 'dapp_tokens.token_hid')
    .select(['tokens.hid', 'name', 'symbol'])
    .where('dapp_hid', '=', hid)
    .orderBy('tokens.hid')
    .execute();
  return {
    categories: await listCategories(
      database,
      categories.map(({ category_hid }) => category_hid),
    ),
    contracts: contractLines(chains, contracts),
    tokens: tokens.map(tokenLine),
  };
}

/** The listed site to merge a submission into; undefined when the site is not listed. */
export async function findDappMerge(
  database: Database,
  dapp: DappSubmission,
): Promise<ReviewMerge | undefined> {
  const entry = await database
    .selectFrom('dapps')
    .select(['hid', 'title', 'url', 'icon_url', 'address', 'tp_connect', 'audit_url'])
    .where('url_key', '=', urlKey(dapp.url))
    .where('listed', '=', 1)
    .executeTakeFirst();
  if (!entry) return undefined;
  const { hid, title } = entry;
  const texts = await database
    .selectFrom('dapp_texts')
    .select(['locale', 'title', 'desc'])
    .where('dapp_hid', '=', hid)
    .orderBy('locale')
    .execute();
  const listed: Facts = {
    ...shared(entry),
    ...(await readRelations(database, hid)),
    icon: iconFileOf(entry.icon_url),
  };
  const locale = localeOfSubmission(dapp.language);
  return {
    hid,
    title,
    seen: hashListed([entry, texts, listed]),
    texts,
    added: { locale, title: dapp.title, desc: dapp.desc },
    clash: texts.find((text) => text.locale === locale)?.title ?? null,
    rows: compareFacts(listed, await readSubmitted(database, dapp)),
  };
}

interface DappMerge {
  hid: number;
  dapp: DappSubmission;
  take: readonly MergeFact[];
}

/** Adds the texts and applies the chosen facts. */
export async function mergeDapp(
  transaction: DatabaseTransaction,
  { hid, dapp, take }: DappMerge,
): Promise<void> {
  const takes = (fact: MergeFact) => take.includes(fact);
  await writeText(transaction, hid, dapp);
  const columns = {
    ...(takes('icon') && { icon_url: await publishIcon(transaction, dapp.icon) }),
    ...(takes('url') && { url: dapp.url }),
    ...(takes('tp_connect') && { tp_connect: dapp.tp_connect }),
    ...(takes('audit_url') && { audit_url: dapp.audit_url || null }),
    ...(takes('contracts') && { address: addressColumn(dapp) }),
  };
  if (Object.keys(columns).length > 0)
    await transaction.updateTable('dapps').set(columns).where('hid', '=', hid).execute();
  if (takes('categories')) await writeCategories(transaction, { hid, dapp });
  if (takes('contracts')) await writeContracts(transaction, { hid, dapp });
  if (takes('tokens')) await writeTokens(transaction, { hid, dapp });
}
