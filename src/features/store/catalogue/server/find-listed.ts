import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { containsAscii, containsText } from '#platform/database/contains-text.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { listedKinds, type ListedKind } from '../model/delisting.ts';
import type { FoundListing } from '../model/listing-change.ts';
import { listedTables } from './listed-tables.ts';

/** What a person may type of each kind. A DApp's `address` has the contracts of every network. */
const searched = {
  dapp: ['title', 'url', 'address'],
  token: ['name', 'symbol', 'address'],
  nft: ['name', 'symbol', 'address'],
} as const satisfies Record<ListedKind, readonly string[]>;

interface FindRequest {
  q: string;
  /** Of each kind. */
  limit: number;
}

async function findOfKind(
  database: Database,
  kind: ListedKind,
  { q, limit }: FindRequest,
): Promise<FoundListing[]> {
  const { table, name } = listedTables[kind];
  const pattern = likePattern(q);
  const lowerName = sql<string>`lower(${sql.ref(name)})`;
  const rows = await database
    .selectFrom(table)
    .select(['hid', 'listed', sql<string>`${sql.ref(name)}`.as('name')])
    .where(({ or }) =>
      or(searched[kind].map((column) => (column === 'address' ? containsAscii : containsText)(column, q))),
    )
    // The name itself, then names that begin so.
    .orderBy(
      sql`case when ${lowerName} = ${q.toLowerCase()} then 0 when ${lowerName} like ${pattern.slice(1)} escape '\\' then 1 else 2 end`,
    )
    .orderBy(lowerName)
    .orderBy('hid')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: `${kind}-${row.hid}`, kind, name: row.name, isListed: row.listed === 1 }));
}

/** Listed and delisted items by name, symbol, site or contract: the few that match best of each kind, by one query each. */
export async function findListed(database: Database, request: FindRequest): Promise<FoundListing[]> {
  return (await Promise.all(listedKinds.map((kind) => findOfKind(database, kind, request)))).flat();
}
