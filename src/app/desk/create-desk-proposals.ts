import type { CatalogueOrder } from '#features/listing/catalogue-editing/server/catalogue-order.ts';
import type { ListingEditing } from '#features/listing/catalogue-editing/server/listing-editing.ts';
import type { ClearSigningDesk } from '#features/store/clear-signing/server/clear-signing-desk.ts';
import type { ReleaseDesk } from '#features/site/downloads/server/release-desk.ts';
import type { DecisionRule } from '#features/team/second-person/model/decision-rule.ts';
import { createProposals, type Proposals } from '#features/team/second-person/server/proposals.ts';
import type { Database } from '#platform/database/database.ts';

interface ProposingRooms {
  database: Database;
  rule: DecisionRule;
  now: () => Date;
  listingEditing: Pick<ListingEditing, 'confirm'>;
  catalogueOrder: Pick<CatalogueOrder, 'confirm'>;
  releases: Pick<ReleaseDesk, 'confirm'>;
  clearSigning: Pick<ClearSigningDesk, 'confirm'>;
}

/** What waits for a second person, with the rooms that do it once it is confirmed. */
export function createDeskProposals(rooms: ProposingRooms): Proposals {
  const { database, rule, now, listingEditing, catalogueOrder, releases, clearSigning } = rooms;
  const ports = {
    release: releases.confirm,
    listing: listingEditing.confirm,
    'new-listing': listingEditing.confirm,
    network: catalogueOrder.confirm,
    descriptor: clearSigning.confirm,
  };
  return createProposals({ database, rule, ports, now });
}
