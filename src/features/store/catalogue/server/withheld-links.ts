import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { ListedKind } from '../model/delisting.ts';
import { linkFields } from '../model/listed-link.ts';

/** A link of a listed item. */
export interface ListedLink {
  kind: ListedKind;
  hid: number;
  /** Of `linkFields`. */
  field: string;
  address: string;
}

/**
 * Shows the item without this link, until it is released or the item gets another address. A link that is withheld already stays withheld, from
 * here on for this cause.
 * @param delisting that has just ended: the next look may release the link; without it a person does
 */
export async function withholdLinkWithin(
  transaction: DatabaseTransaction,
  { kind, hid, field, address, at, delisting }: ListedLink & { at: Date; delisting?: number },
): Promise<void> {
  await bumpContentRevision(transaction);
  const cause = { address, create_time: at.toISOString(), delisting_id: delisting ?? null };
  await transaction
    .insertInto('withheld_links')
    .values({ kind, hid, field, ...cause })
    .onConflict((conflict) => conflict.columns(['kind', 'hid', 'field']).doUpdateSet(cause))
    .execute();
}

/** The delisting after which a link waits for a look; undefined for a link that does not, or no longer at this address. */
export async function findReturning(
  database: Database,
  { kind, hid, field, address }: ListedLink,
): Promise<{ delistingId: number; since: string } | undefined> {
  const row = await database
    .selectFrom('withheld_links')
    .select(['delisting_id', 'create_time'])
    .where('kind', '=', kind)
    .where('hid', '=', hid)
    .where('field', '=', field)
    .where('address', '=', address)
    .executeTakeFirst();
  if (!row || row.delisting_id === null) return undefined;
  return { delistingId: row.delisting_id, since: row.create_time };
}

/** Shows the link again. Nothing to do when it is not withheld. */
export async function releaseLinkWithin(
  transaction: DatabaseTransaction,
  { kind, hid, field }: Omit<ListedLink, 'address'>,
): Promise<void> {
  await bumpContentRevision(transaction);
  await transaction
    .deleteFrom('withheld_links')
    .where('kind', '=', kind)
    .where('hid', '=', hid)
    .where('field', '=', field)
    .execute();
}

/** True for a link that visitors do not get now. */
export type IsWithheld = (link: ListedLink) => boolean;

export async function readWithheld(database: Database): Promise<IsWithheld> {
  const rows = await database
    .selectFrom('withheld_links')
    .select(['kind', 'hid', 'field', 'address'])
    .execute();
  const keyOf = ({ kind, hid, field, address }: ListedLink) => `${kind} ${hid} ${field} ${address}`;
  const keys = new Set(rows.map(keyOf));
  return (link) => keys.has(keyOf(link));
}

type FieldOf<Kind extends ListedKind> = (typeof linkFields)[Kind][number];
type LinkedRow<Kind extends ListedKind> = { hid: number } & Record<FieldOf<Kind>, string | null>;

/** A row as visitors get it: withheld links are empty, and named. Every public page and list is made from such rows. */
export function withoutLinks<Kind extends ListedKind, Row extends LinkedRow<Kind>>({
  kind,
  row,
  isWithheld,
}: {
  kind: Kind;
  row: Row;
  isWithheld: IsWithheld;
}): { row: Row; withheld: FieldOf<Kind>[] } {
  const fields: readonly FieldOf<Kind>[] = linkFields[kind];
  const withheld = fields.filter((field) => {
    const address = row[field];
    return address !== null && isWithheld({ kind, hid: row.hid, field, address });
  });
  if (withheld.length === 0) return { row, withheld };
  return { row: { ...row, ...Object.fromEntries(withheld.map((field) => [field, ''])) }, withheld };
}
