import type { Database } from '#platform/database/database.ts';
import type { FoundListing, ListedItem } from '../model/listing-change.ts';
import { strictRelisting, type RelistingRules } from '../model/restoration.ts';
import { changeListing, type ListingChangeRequest } from './change-listing.ts';
import { findListed } from './find-listed.ts';
import { listListed, type ListedRequest } from './list-listed.ts';

/** Listed items for the people who look after them. */
export interface ListingDesk {
  /** @returns one page by name, and the total number of matches */
  list(request: Omit<ListedRequest, 'rules'>): Promise<{ data: ListedItem[]; total: number }>;
  /** The few that match best of each kind, by name, symbol, site or contract. */
  find(request: { q: string; limit: number }): Promise<FoundListing[]>;
  /** @throws AppError as `changeListingWithin` does */
  change(request: Omit<ListingChangeRequest, 'rules'>): Promise<void>;
}

interface ListingDeskDependencies {
  database: Database;
  now: () => Date;
  rules?: RelistingRules;
}

export function createListingDesk({
  database,
  now,
  rules = strictRelisting,
}: ListingDeskDependencies): ListingDesk {
  return {
    list: (request) => listListed(database, { ...request, rules }),
    find: (request) => findListed(database, request),
    change: (request) => changeListing(database, { ...request, rules, at: now() }),
  };
}
