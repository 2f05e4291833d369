import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import type { DelistingReason, ListedKind } from '../model/delisting.ts';
import { linkFields } from '../model/listed-link.ts';
import type { ListedItem, ListedState } from '../model/listing-change.ts';

export interface ListedRequest {
  kind: ListedKind;
  state: ListedState;
  /** In the name, the site or the contract; empty for all. */
  q: string;
  page: number;
  perPage: number;
}

/** Where each kind is kept, and the columns that the desk shows and searches. */
export const listedTables = {
  dapp: { table: 'dapps', name: 'title', place: 'url' },
  token: { table: 'tokens', name: 'name', place: 'address' },
  nft: { table: 'nft_collections', name: 'name', place: 'address' },
} as const satisfies Record<ListedKind, object>;

/** The name of an item, whether or not it is listed. */
export function selectListedName(database: Database, kind: ListedKind, hid: number) {
  const { table, name } = listedTables[kind];
  return database
    .selectFrom(table)
    .select(sql<string>`${sql.ref(name)}`.as('name'))
    .where('hid', '=', hid);
}

function matching(database: Database, { kind, state, q }: ListedRequest) {
  const { table, name, place } = listedTables[kind];
  let query = database
    .selectFrom(table)
    .leftJoin('delistings', (join) =>
      join
        .onRef('delistings.hid', '=', `${table}.hid`)
        .on('delistings.kind', '=', kind)
        .on('delistings.restore_time', 'is', null),
    );
  if (state !== 'all') query = query.where('listed', '=', state === 'listed' ? 1 : 0);
  if (q === '') return query;
  const pattern = likePattern(q);
  const contains = (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
  return query.where((eb) => eb.or([contains(`${table}.${name}`), contains(`${table}.${place}`)]));
}

/** By `hid`, for those that have any: what is withheld of an address that is still the item's. */
async function readWithheldFields(
  database: Database,
  kind: ListedKind,
  rows: readonly { hid: number }[],
): Promise<Map<number, string[]>> {
  const fields = new Map<number, string[]>();
  if (rows.length === 0) return fields;
  const hids = rows.map(({ hid }) => hid);
  for (const field of linkFields[kind]) {
    const { table } = listedTables[kind];
    const withheld = await database
      .selectFrom('withheld_links')
      .select('hid')
      .where('kind', '=', kind)
      .where('field', '=', field)
      .where('hid', 'in', hids)
      .where(
        sql<boolean>`exists (select 1 from ${sql.table(table)} as item
          where item.hid = withheld_links.hid and item.${sql.ref(field)} = withheld_links.address)`,
      )
      .execute();
    for (const { hid } of withheld) fields.set(hid, [...(fields.get(hid) ?? []), field]);
  }
  return fields;
}

export async function listListed(
  database: Database,
  request: ListedRequest,
): Promise<{ data: ListedItem[]; total: number }> {
  const { kind, page, perPage } = request;
  const { table, name, place } = listedTables[kind];
  const nameColumn = sql<string>`${sql.ref(`${table}.${name}`)}`;
  const { total } = await matching(database, request)
    .select((eb) => eb.fn.countAll<string | number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching(database, request)
    .select([
      `${table}.hid as hid`,
      `${table}.icon_url as icon_url`,
      `${table}.create_time as create_time`,
      nameColumn.as('name'),
      sql<string>`${sql.ref(`${table}.${place}`)}`.as('place'),
      'reason',
      'note',
      'actor',
      'delistings.create_time as delist_time',
    ])
    .orderBy(sql`lower(${nameColumn})`)
    .orderBy(`${table}.hid`)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const withheld = await readWithheldFields(database, kind, rows);
  const data = rows.map(({ reason, note, actor, delist_time, ...row }): ListedItem => ({
    id: `${kind}-${row.hid}`,
    kind,
    ...row,
    withheld: withheld.get(row.hid) ?? [],
    delisting:
      delist_time === null
        ? null
        : { reason: reason as DelistingReason, note: note ?? '', actor: actor ?? '', at: delist_time },
  }));
  return { data, total: Number(total) };
}
