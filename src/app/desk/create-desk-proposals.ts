import type { CatalogueOrder } from '#features/catalogue-editing/server/catalogue-order.ts';
import type { ListingEditing } from '#features/catalogue-editing/server/listing-editing.ts';
import type { ReleaseDesk } from '#features/downloads/server/release-desk.ts';
import type { DecisionRule } from '#features/second-person/model/decision-rule.ts';
import { createProposals, type Proposals } from '#features/second-person/server/proposals.ts';
import type { Database } from '#platform/database/database.ts';

interface ProposingRooms {
  database: Database;
  rule: DecisionRule;
  now: () => Date;
  listingEditing: Pick<ListingEditing, 'confirm'>;
  catalogueOrder: Pick<CatalogueOrder, 'confirm'>;
  releases: Pick<ReleaseDesk, 'confirm'>;
}

/** What waits for a second person, with the rooms that do it once it is confirmed. */
export function createDeskProposals(rooms: ProposingRooms): Proposals {
  const { database, rule, now, listingEditing, catalogueOrder, releases } = rooms;
  const ports = {
    release: releases.confirm,
    listing: listingEditing.confirm,
    'new-listing': listingEditing.confirm,
    network: catalogueOrder.confirm,
  };
  return createProposals({ database, rule, ports, now });
}
