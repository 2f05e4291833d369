import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { newHid, type ListingDraft } from '../model/listing-draft.ts';
import type { ListingKind } from './listing-kind.ts';

export interface ListingKey {
  kind: ListedKind;
  /** `newHid` for an item that is being added. */
  hid: number;
}

/** What the audit log calls an item. */
export const subjectOf = ({ kind, hid }: ListingKey) => `${kind} ${hid}`;

/** An item as it is stored, or nothing yet. @throws AppError not-found */
export async function getDraft(database: Database, kind: ListingKind, hid: number): Promise<ListingDraft> {
  const draft = hid === newHid ? kind.empty : await kind.read(database, hid);
  if (!draft) throw new AppError('not-found', 'There is no such item.');
  return draft;
}
