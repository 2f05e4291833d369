import { join } from 'node:path';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { createKeysFiles, type KeysFiles } from '#features/site/downloads/server/keys-files.ts';
import { createOfflineKeys, type OfflineKeys } from '#features/tools/offline-keys/server/offline-keys.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';

interface KeysOptions {
  open: OpenDatabase;
  brand: Pick<Brand, 'links'>;
  /** Folder of the built pages and desk. */
  distDir: string;
  now: () => Date;
  log: Log;
}

/** The key generator of this build, and the files of all builds, which version verification knows. */
export function createKeysServices({ open, brand, distDir, now, log }: KeysOptions): {
  offlineKeys: OfflineKeys;
  keysFiles: KeysFiles;
} {
  const offlineKeys = createOfflineKeys({ folder: join(distDir, 'keys') });
  // A brand that points to another site, or to none, offers no file.
  const offersOwn = brand.links.tools.keyGenerator === undefined;
  const readOwn = () => (offersOwn ? offlineKeys.read() : undefined);
  return { offlineKeys, keysFiles: createKeysFiles({ database: open.database, readOwn, now, log }) };
}
