import type { Database } from '#platform/database/database.ts';
import type { FoundListing, ListedItem } from '../model/listing-change.ts';
import { changeListing, type ListingChangeRequest } from './change-listing.ts';
import { findListed } from './find-listed.ts';
import { listListed, type ListedRequest } from './list-listed.ts';

/** Listed items for the people who look after them. */
export interface ListingDesk {
  /** @returns one page by name, and the total number of matches */
  list(request: ListedRequest): Promise<{ data: ListedItem[]; total: number }>;
  /** The few that match best of each kind, by name, symbol, site or contract. */
  find(request: { q: string; limit: number }): Promise<FoundListing[]>;
  /** @throws AppError not-found, conflict when it is delisted already, or is not */
  change(request: ListingChangeRequest): Promise<void>;
}

export function createListingDesk({ database, now }: { database: Database; now: () => Date }): ListingDesk {
  return {
    list: (request) => listListed(database, request),
    find: (request) => findListed(database, request),
    change: (request) => changeListing(database, { ...request, at: now() }),
  };
}
