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

/** Shows the item without this link, until it is released or the item gets another address. Nothing to do when it is withheld already. */
export async function withholdLinkWithin(
  transaction: DatabaseTransaction,
  { kind, hid, field, address, at }: ListedLink & { at: Date },
): Promise<void> {
  await bumpContentRevision(transaction);
  await transaction
    .insertInto('withheld_links')
    .values({ kind, hid, field, address, create_time: at.toISOString() })
    .onConflict((conflict) => conflict.columns(['kind', 'hid', 'field']).doUpdateSet({ address }))
    .execute();
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
