import { sql } from 'kysely';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { listBarredItems } from '#features/team/accounts/server/decision-bars.ts';
import type { Database } from '#platform/database/database.ts';
import { containsText } from '#platform/database/contains-text.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import type { ListedKind } from '../model/delisting.ts';
import { linkFields } from '../model/listed-link.ts';
import type { ListedDelisting, ListedItem, ListedSource, ListedState } from '../model/listing-change.ts';
import { isOwnDelisting, strictRelisting, type RelistingRules } from '../model/restoration.ts';
import { listedTables } from './listed-tables.ts';
import { readDelistings } from './read-delistings.ts';

export interface ListedRequest extends PageRequest {
  kind: ListedKind;
  state: ListedState;
  /** All without it. */
  source?: ListedSource;
  /** In the name, the site or the contract; empty for all. */
  q: string;
  /** Who asks, for what is theirs to decide. */
  person?: AuditActor;
  /** Of the portal; strict without them. */
  rules?: RelistingRules;
}

function matching(database: Database, { kind, state, source = 'all', q }: ListedRequest) {
  const { table, name, place } = listedTables[kind];
  let query = database.selectFrom(table);
  if (state !== 'all') query = query.where('listed', '=', state === 'listed' ? 1 : 0);
  if (source !== 'all') query = query.where('source', '=', source);
  if (q === '') return query;
  const columns = [`${table}.${name}`, `${table}.${place}`];
  return query.where(({ or }) => or(columns.map((column) => containsText(column, q))));
}

interface WithheldFields {
  fields: string[];
  isReturning: boolean;
}

/** By `hid`, for those that have any: what is withheld of an address that is still the item's. */
export async function readWithheldFields(
  database: Database,
  kind: ListedKind,
  hids: readonly number[],
): Promise<Map<number, WithheldFields>> {
  const found = new Map<number, WithheldFields>();
  if (hids.length === 0) return found;
  for (const field of linkFields[kind]) {
    const { table } = listedTables[kind];
    const withheld = await database
      .selectFrom('withheld_links')
      .select(['hid', 'delisting_id'])
      .where('kind', '=', kind)
      .where('field', '=', field)
      .where('hid', 'in', [...hids])
      .where(
        sql<boolean>`exists (select 1 from ${sql.table(table)} as item
          where item.hid = withheld_links.hid and item.${sql.ref(field)} = withheld_links.address)`,
      )
      .execute();
    for (const { hid, delisting_id: delisting } of withheld) {
      const { fields, isReturning } = found.get(hid) ?? { fields: [], isReturning: false };
      found.set(hid, { fields: [...fields, field], isReturning: isReturning || delisting !== null });
    }
  }
  return found;
}

/** By `hid`: the links that these items have, by the column that has them. */
async function readLinkFields(
  database: Database,
  kind: ListedKind,
  hids: readonly number[],
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  if (hids.length === 0) return found;
  for (const field of linkFields[kind]) {
    const rows = await database
      .selectFrom(listedTables[kind].table)
      .select('hid')
      .where('hid', 'in', [...hids])
      .where(sql<boolean>`${sql.ref(field)} like 'http%'`)
      .execute();
    for (const { hid } of rows) found.set(hid, [...(found.get(hid) ?? []), field]);
  }
  return found;
}

/** By `hid`: why items are not listed, and what it takes to restore them. */
async function readListedDelistings(
  database: Database,
  { kind, person, rules = strictRelisting }: ListedRequest,
  hids: readonly number[],
): Promise<Map<number, ListedDelisting>> {
  const open = await readDelistings(database, { kind, hids });
  const links = await readLinkFields(database, kind, rules.looksAtLinks ? [...open.keys()] : []);
  return new Map(
    [...open].map(([hid, delisting]) => [
      hid,
      {
        ...delisting,
        is_own: !rules.decidesAlone && person !== undefined && isOwnDelisting(delisting, person),
        closes: links.get(hid) ?? [],
      },
    ]),
  );
}

/** One page of items by name, and the total number of matches. */
export async function listListed(database: Database, request: ListedRequest): Promise<Page<ListedItem>> {
  const { kind } = request;
  const { table, name, place } = listedTables[kind];
  const nameColumn = sql<string>`${sql.ref(`${table}.${name}`)}`;
  const { data: rows, total } = await fetchPage(
    matching(database, request),
    (query) =>
      query
        .select([
          `${table}.hid as hid`,
          `${table}.icon_url as icon_url`,
          `${table}.create_time as create_time`,
          `${table}.source as source`,
          nameColumn.as('name'),
          sql<string>`${sql.ref(`${table}.${place}`)}`.as('place'),
        ])
        .orderBy(sql`lower(${nameColumn})`)
        .orderBy(`${table}.hid`),
    request,
  );
  const hids = rows.map(({ hid }) => hid);
  const withheld = await readWithheldFields(database, kind, hids);
  const delistings = await readListedDelistings(database, request, hids);
  const bars = request.person ? await listBarredItems(database, kind, request.person) : undefined;
  const data = rows.map((row): ListedItem => {
    const { fields = [], isReturning = false } = withheld.get(row.hid) ?? {};
    const delisting = delistings.get(row.hid) ?? null;
    const bar = bars?.get(row.hid) ?? null;
    const links = { withheld: fields, is_returning: isReturning };
    return { id: `${kind}-${row.hid}`, kind, ...row, ...links, delisting, bar };
  });
  return { data, total };
}
