import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { PublishedKeysFile } from '../model/keys-file.ts';
import type { ReleaseFile } from '../model/release.ts';
import { presentKeysFile, readKeysFiles } from './read-keys-files.ts';

/** The file of the key generator that a build contains, and the version of the product that built it. */
export interface OwnKeysFile extends ReleaseFile {
  version: string;
}

interface KeysFilesOptions {
  database: Database;
  /** The file of this build; undefined where the brand offers no key generator of its own. */
  readOwn: () => OwnKeysFile | undefined;
  now: () => Date;
  log: Log;
}

/** The files of the key generator that this and earlier builds offered. */
export interface KeysFiles {
  /** Writes down the file of this build, once for all nodes, so that version verification knows it from then on. */
  keep(): Promise<void>;
  /** All of them, withdrawn ones included, latest first. */
  list(): Promise<PublishedKeysFile[]>;
}

async function keepOwn({ database, readOwn, now, log }: KeysFilesOptions): Promise<void> {
  const own = readOwn();
  if (!own) return;
  const { name: file_name, sizeBytes: size_bytes, sha256, version } = own;
  const isNew = await database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('keys_files')
      .values({ sha256, file_name, size_bytes, version, first_seen_time: now().toISOString() })
      // Another node of the same build writes it down too.
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await bumpContentRevision(transaction);
    return added !== undefined;
  });
  if (isNew)
    log.info({ sha256, version }, 'the key generator has a new file, which version verification knows now');
}

export function createKeysFiles(options: KeysFilesOptions): KeysFiles {
  const { database, readOwn } = options;
  return {
    keep: () => keepOwn(options),
    async list() {
      const rows = await readKeysFiles(database);
      const own = readOwn();
      return rows.map((row) => ({ ...presentKeysFile(row), isCurrent: row.sha256 === own?.sha256 }));
    },
  };
}
