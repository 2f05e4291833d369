import { brand } from '#brand/brand.ts';
import { createDeskProposals } from '#app/desk/create-desk-proposals.ts';
import { createCatalogueOrder } from '#features/listing/catalogue-editing/server/catalogue-order.ts';
import { createListingEditing } from '#features/listing/catalogue-editing/server/listing-editing.ts';
import { createClearSigningDesk } from '#features/store/clear-signing/server/clear-signing-desk.ts';
import { createReleaseDesk } from '#features/site/downloads/server/release-desk.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createFakeWeb } from '#platform/web/fake-web.ts';
import { onePerson } from './one-person.ts';

/** The rooms whose changes can wait for a second person. Most tests are about one person's work, so the brand has one. */
export function createProposingRooms(open: OpenDatabase, now: () => Date, rule = onePerson) {
  const { database } = open;
  const shared = { database, rule, now };
  const rooms = {
    catalogueOrder: createCatalogueOrder(shared),
    listingEditing: createListingEditing({
      ...shared,
      web: createFakeWeb(),
      chainOf: () => unavailableChain,
    }),
    clearSigning: createClearSigningDesk({ ...open, rule, now }),
    releases: createReleaseDesk({ ...open, brand, rule, now }),
  };
  return { ...rooms, proposals: createDeskProposals({ ...shared, ...rooms }) };
}
