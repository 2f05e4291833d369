import type { ListingDraft } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import { linkFields } from '#features/store/catalogue/model/listed-link.ts';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import {
  findById,
  findByReference,
  type SubmissionRow,
} from '#features/submission/submissions/server/find-submission.ts';
import { underReview } from '#features/submission/submissions/model/state.ts';
import type { Database } from '#platform/database/database.ts';
import { findOwnItem, type OwnItem } from '../find-own-item.ts';

/** Requests for changes of one item in a day, and from one network address. */
const perItemADay = 3;
const perAddressADay = 5;

const dayMs = 24 * 60 * 60_000;

/** The item that a holder of a reference asks to change. */
export interface ChangeCase extends OwnItem {
  /** The request that is sent again, because the reviewers asked for something. */
  again: SubmissionRow | undefined;
}

/** @returns undefined when the holder of this reference has nothing to change, or the item is not in the store */
export async function findCase(database: Database, reference: string): Promise<ChangeCase | undefined> {
  const row = await findByReference(database, reference);
  if (!row) return undefined;
  if (row.change_hid === null) {
    const own = await findOwnItem(database, row);
    return own && { ...own, again: undefined };
  }
  if (row.state !== 'changes-requested' || row.parent_id === null) return undefined;
  const parent = await findById(database, row.parent_id);
  const own = parent && (await findOwnItem(database, parent));
  return own && { ...own, again: row };
}

/** Does a person look at one of its links, which visitors do not get in the meantime? */
export async function isWithheld(
  database: Database,
  { kind, hid }: { kind: ListedKind; hid: number },
  draft: ListingDraft,
): Promise<boolean> {
  const rows = await database
    .selectFrom('withheld_links')
    .select(['field', 'address'])
    .where('kind', '=', kind)
    .where('hid', '=', hid)
    .execute();
  const values: Readonly<Record<string, unknown>> = draft;
  const fields: readonly string[] = linkFields[kind];
  return rows.some(({ field, address }) => fields.includes(field) && values[field] === address);
}

/** The request about this item that is not decided yet. */
export async function findOpenChange(
  database: Database,
  { kind, hid }: { kind: ListedKind; hid: number },
): Promise<{ id: number } | undefined> {
  return database
    .selectFrom('submissions')
    .select('id')
    .where('kind', '=', kind)
    .where('change_hid', '=', hid)
    .where('state', 'in', underReview)
    .executeTakeFirst();
}

/** Were there as many requests for this item as a day may have? */
export async function hadEnough(
  database: Database,
  { kind, hid }: { kind: ListedKind; hid: number },
  at: Date,
): Promise<boolean> {
  const { count } = await database
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('change_hid', '=', hid)
    .where('create_time', '>', new Date(at.getTime() - dayMs).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count) >= perItemADay;
}

/** The same for a network address. @param addressHash null where it is not known */
export async function hasSentEnough(
  database: Database,
  addressHash: string | null,
  at: Date,
): Promise<boolean> {
  if (addressHash === null) return false;
  const { count } = await database
    .selectFrom('listing_change_sends')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('address_hash', '=', addressHash)
    .where('create_time', '>', new Date(at.getTime() - dayMs).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count) >= perAddressADay;
}

/** Counts a request; hashes of the day before are deleted. */
export async function countSend(database: Database, addressHash: string | null, at: Date): Promise<void> {
  const since = new Date(at.getTime() - dayMs).toISOString();
  await database.deleteFrom('listing_change_sends').where('create_time', '<=', since).execute();
  if (addressHash === null) return;
  await database
    .insertInto('listing_change_sends')
    .values({ address_hash: addressHash, create_time: at.toISOString() })
    .execute();
}
