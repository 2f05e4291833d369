import type { DappSubmission } from '../../model/dapp-submission.ts';
import { localeOfSubmission } from '../../model/submission-locale.ts';
import type { KnownContract } from '#features/store/catalogue/model/contract.ts';
import {
  dappFactNames,
  factColumns,
  factLines,
  factsOf,
} from '#features/store/catalogue/model/dapp-facts.ts';
import {
  addDappRelations,
  readDappRelations,
  replaceDappRelations,
  type DappRelations,
} from '#features/store/catalogue/server/dapp-relations.ts';
import { urlKey } from '#lib/url-key.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { MergeFact, ReviewMerge } from '#features/submission/review/model/merge.ts';
import {
  addressColumn,
  listChains,
  listContracts,
  listKnownTokens,
  relationsOf,
  textsOf,
} from './relations-of-dapp.ts';
import { publishIcon } from '#features/submission/review/server/publish-icon.ts';
import {
  compareFacts,
  hashListed,
  iconFileOf,
  type Facts,
} from '#features/submission/review/server/merge/compare-facts.ts';

/** One line per contract, and one per network without any. */
function contractLines(
  chains: readonly { hid: number; title: string }[],
  contracts: readonly KnownContract[],
) {
  return chains.flatMap(({ hid, title }) => {
    const own = contracts.filter(({ chain_hid }) => chain_hid === hid);
    return own.length === 0 ? [title] : own.map(({ address }) => `${title}: ${address}`);
  });
}

const categoryTitle = (titles: string) => (JSON.parse(titles) as Record<string, string>)['en'] ?? titles;
const tokenLine = ({ name, symbol }: { name: string; symbol: string }) => `${symbol} (${name})`;
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
    ...factLines(dapp),
    url: [dapp.url],
    icon: [dapp.icon],
    categories: await listCategories(database, dapp.categories),
    contracts: contractLines(chains, listContracts(dapp, chains)),
    tokens: (await listKnownTokens(database, dapp)).map(tokenLine),
  };
}

/** The listed site to merge a submission into; undefined when the site is not listed. */
export async function findDappMerge(
  database: Database,
  dapp: DappSubmission,
): Promise<ReviewMerge | undefined> {
  const entry = await database
    .selectFrom('dapps')
    .select(['hid', 'title', 'url', 'icon_url', 'address', ...dappFactNames])
    .where('url_key', '=', urlKey(dapp.url))
    .where('listed', '=', 1)
    .executeTakeFirst();
  if (!entry) return undefined;
  const { hid, title, url, icon_url } = entry;
  const { texts, categoryHids, chains, contracts, tokens } = await readDappRelations(database, hid);
  const listed: Facts = {
    ...factLines(entry),
    url: [url],
    icon: iconFileOf(icon_url),
    categories: await listCategories(database, categoryHids),
    contracts: contractLines(chains, contracts),
    tokens: tokens.map(tokenLine),
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

/** The tables of the chosen facts. */
function takenRelations(
  { categoryHids, chainHids, contracts, tokenHids }: Omit<DappRelations, 'texts'>,
  takes: (fact: MergeFact) => boolean,
): Partial<DappRelations> {
  return {
    ...(takes('categories') && { categoryHids }),
    ...(takes('contracts') && { chainHids, contracts }),
    ...(takes('tokens') && { tokenHids }),
  };
}

/** Adds the texts and applies the chosen facts. */
export async function mergeDapp(
  transaction: DatabaseTransaction,
  { hid, dapp, take }: DappMerge,
): Promise<void> {
  const takes = (fact: MergeFact) => take.includes(fact);
  await addDappRelations(transaction, [{ dapp_hid: hid, texts: textsOf(dapp) }]);
  const facts = Object.entries(factColumns(factsOf(dapp))).filter(([fact]) => takes(fact as MergeFact));
  const columns = {
    ...Object.fromEntries(facts),
    ...(takes('url') && { url: dapp.url }),
    ...(takes('icon') && { icon_url: await publishIcon(transaction, dapp.icon) }),
    ...(takes('contracts') && { address: addressColumn(dapp) }),
  };
  if (Object.keys(columns).length > 0)
    await transaction.updateTable('dapps').set(columns).where('hid', '=', hid).execute();
  await replaceDappRelations(transaction, hid, takenRelations(await relationsOf(transaction, dapp), takes));
}
