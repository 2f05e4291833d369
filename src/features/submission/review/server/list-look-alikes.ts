import { sql } from 'kysely';
import type { Finding, FindingEvidence } from '#features/submission/submissions/model/finding.ts';
import { splitAddresses } from '#features/core/addresses/model/split-addresses.ts';
import type { Database } from '#platform/database/database.ts';
import { likenesses, likenessOfFinding, type Likeness, type ReviewLookAlike } from '../model/look-alike.ts';
import { iconFileOf } from './merge/compare-facts.ts';

/** More is not compared by anyone; the findings name all of them. */
const itemsMax = 4;

type Listed = Extract<FindingEvidence, { listed: string }>;

/** The listed items that findings name, in the order of the findings, with what each is alike in. */
function listedBy(findings: readonly Finding[]): { item: Listed; alike: Likeness[] }[] {
  const items = new Map<string, { item: Listed; alike: Set<Likeness> }>();
  for (const { code, evidence } of findings) {
    const likeness = likenessOfFinding[code];
    if (!likeness || !evidence || !('listed' in evidence)) continue;
    const key = `${evidence.listed}-${evidence.hid}`;
    const known = items.get(key) ?? { item: evidence, alike: new Set<Likeness>() };
    items.set(key, known);
    known.alike.add(likeness);
  }
  return [...items.values()]
    .slice(0, itemsMax)
    .map(({ item, alike }) => ({ item, alike: likenesses.filter((each) => alike.has(each)) }));
}

interface ItemRow {
  kind: ReviewLookAlike['kind'];
  hid: number;
  name: string;
  symbol: string | null;
  link: string;
  address: string;
  icon_url: string;
  create_time: string;
  listed: number;
  network: string | null;
}

const assetTables = { token: 'tokens', nft: 'nft_collections' } as const;

function assetRows(database: Database, kind: keyof typeof assetTables, hids: readonly number[]) {
  const table = assetTables[kind];
  return database
    .selectFrom(table)
    .innerJoin('chains', 'chains.hid', `${table}.chain_hid`)
    .select([
      sql<ItemRow['kind']>`cast(${sql.lit(kind)} as text)`.as('kind'),
      `${table}.hid as hid`,
      'name',
      'symbol',
      'website as link',
      'address',
      `${table}.icon_url as icon_url`,
      'create_time',
      'listed',
      'chains.title as network',
    ])
    .where(`${table}.hid`, 'in', hids);
}

/** One row for each network of each item, in one query. */
function readItems(database: Database, items: readonly Listed[]): Promise<ItemRow[]> {
  // No item has the number 0: an empty list is no SQL.
  const hidsOf = (kind: Listed['listed']) => [
    0,
    ...items.filter(({ listed }) => listed === kind).map(({ hid }) => hid),
  ];
  return database
    .selectFrom('dapps')
    .leftJoin('dapp_chains', 'dapp_chains.dapp_hid', 'dapps.hid')
    .leftJoin('chains', 'chains.hid', 'dapp_chains.chain_hid')
    .select([
      sql<ItemRow['kind']>`cast('dapp' as text)`.as('kind'),
      'dapps.hid as hid',
      'dapps.title as name',
      sql<string | null>`cast(null as text)`.as('symbol'),
      'url as link',
      'address',
      'dapps.icon_url as icon_url',
      'create_time',
      'listed',
      'chains.title as network',
    ])
    .where('dapps.hid', 'in', hidsOf('dapp'))
    .unionAll(assetRows(database, 'token', hidsOf('token')))
    .unionAll(assetRows(database, 'nft', hidsOf('nft')))
    .execute();
}

/** The listed items that the findings compare a submission with, as they are now. */
export async function listLookAlikes(
  database: Database,
  findings: readonly Finding[],
): Promise<ReviewLookAlike[]> {
  const named = listedBy(findings);
  if (named.length === 0) return [];
  const rows = await readItems(
    database,
    named.map(({ item }) => item),
  );
  return named.flatMap(({ item, alike }) => {
    const own = rows.filter(({ kind, hid }) => kind === item.listed && hid === item.hid);
    const [first] = own;
    if (!first) return [];
    const { kind, hid, name, symbol, link, address, icon_url, create_time, listed } = first;
    return {
      ...{ kind, name, symbol, link, create_time, alike },
      listing: `${kind}-${hid}`,
      icon: iconFileOf(icon_url)[0] ?? null,
      contracts: splitAddresses(address),
      networks: own.flatMap(({ network }) => network ?? []).toSorted(),
      isListed: listed === 1,
    };
  });
}
