import { sql } from 'kysely';
import type { Finding, FindingEvidence } from '#features/submission/submissions/model/finding.ts';
import { splitAddresses } from '#features/core/addresses/model/split-addresses.ts';
import type { Database } from '#platform/database/database.ts';
import { listedTables } from '#features/store/catalogue/server/listed-tables.ts';
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

/** These items as they are now, with the titles of their networks. */
async function readItems(database: Database, kind: Listed['listed'], hids: readonly number[]) {
  const { table, name, site, symbol, networks } = listedTables[kind];
  const column = (of: string) => sql<string>`${sql.ref(`${table}.${of}`)}`;
  const symbolColumn =
    symbol === null ? sql<string | null>`null` : sql<string | null>`${sql.ref(`${table}.${symbol}`)}`;
  const rows = await database
    .selectFrom(table)
    .select([
      `${table}.hid as hid`,
      column(name).as('name'),
      symbolColumn.as('symbol'),
      column(site).as('link'),
      `${table}.address as address`,
      `${table}.icon_url as icon_url`,
      `${table}.create_time as create_time`,
      `${table}.listed as listed`,
    ])
    .where(`${table}.hid`, 'in', hids)
    .execute();
  const titles = await sql<{ hid: number; title: string }>`
    select place.${sql.ref(networks.hid)} as hid, chains.title from ${sql.table(networks.table)} as place
    inner join chains on chains.hid = place.chain_hid where place.${sql.ref(networks.hid)} in (${sql.join(hids)})`.execute(
    database,
  );
  return rows.map((row) => ({
    ...row,
    kind,
    networks: titles.rows
      .filter(({ hid }) => hid === row.hid)
      .map(({ title }) => title)
      .toSorted(),
  }));
}

/** The listed items that the findings compare a submission with, as they are now. */
export async function listLookAlikes(
  database: Database,
  findings: readonly Finding[],
): Promise<ReviewLookAlike[]> {
  const named = listedBy(findings);
  if (named.length === 0) return [];
  const items = await Promise.all(
    [...Map.groupBy(named, ({ item }) => item.listed)].map(([kind, of]) =>
      readItems(
        database,
        kind,
        of.map(({ item }) => item.hid),
      ),
    ),
  );
  return named.flatMap(({ item, alike }) => {
    const found = items.flat().find(({ kind, hid }) => kind === item.listed && hid === item.hid);
    if (!found) return [];
    const { hid, address, icon_url, listed, ...rest } = found;
    return {
      ...rest,
      alike,
      listing: `${found.kind}-${hid}`,
      icon: iconFileOf(icon_url)[0] ?? null,
      contracts: splitAddresses(address),
      isListed: listed === 1,
    };
  });
}
