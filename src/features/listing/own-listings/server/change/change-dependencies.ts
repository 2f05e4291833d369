import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { KindDependencies } from '#features/listing/catalogue-editing/server/listing-kind.ts';
import type { ListingKinds } from '#features/listing/catalogue-editing/server/listing-kinds.ts';
import type { FileStore } from '#features/submission/uploads/server/file-store.ts';
import type { Senders } from '#features/submission/submissions/server/senders.ts';
import type { ServerKind } from '#features/submission/submissions/server/server-kind.ts';
import type { Engine } from '#platform/database/database.ts';

/** External dependencies of changes that teams ask for; created once at the start. */
export interface ChangeDependencies extends KindDependencies {
  engine: Pick<Engine, 'lock' | 'isUniqueViolation'>;
  /** How the forms of each kind are stored. */
  kinds: Readonly<Record<ListedKind, Pick<ServerKind, 'format'>>>;
  listings: ListingKinds;
  files: Pick<FileStore, 'store' | 'requireRoom'>;
  hashSender: Senders['hash'];
}
