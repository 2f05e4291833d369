import { createListingKinds } from '#features/listing/catalogue-editing/server/listing-kinds.ts';
import { createChangePort } from '#features/listing/own-listings/server/change/change-port.ts';
import { createListingChanges } from '#features/listing/own-listings/server/change/listing-changes.ts';
import type { FileStore } from '#features/submission/submissions/server/file-store.ts';
import { createSenders } from '#features/submission/submissions/server/senders.ts';
import type { ChainOf } from '#platform/chain/network-chains.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Web } from '#platform/web/web.ts';
import { createServerKinds } from '../../src/app/create-server-kinds.ts';

interface ChangingParts {
  open: OpenDatabase;
  web: Web;
  chainOf: ChainOf;
  files: FileStore;
  now: () => Date;
}

/** Changes of listed items, as the portal composes them. */
export function createTestChanges({ open: { database, engine }, web, chainOf, files, now }: ChangingParts) {
  const shared = { database, web, chainOf, now };
  const listings = createListingKinds(shared);
  const listingChanges = createListingChanges({
    ...{ ...shared, engine, listings, files },
    kinds: createServerKinds(shared),
    hashSender: createSenders({ secret: 'a key of the tests', perAddress: 5, engine }).hash,
  });
  return { listingChanges, port: createChangePort(listings) };
}
