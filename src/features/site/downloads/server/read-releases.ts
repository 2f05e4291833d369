import type { Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { ReleaseTable } from '#platform/database/release-tables.ts';
import type { ReleaseFile } from '../model/release.ts';

export type ReleaseColumns = Selectable<ReleaseTable>;

/** A release as it is stored, with all its files. */
export interface ReleaseRow extends ReleaseColumns {
  /** After the file in its columns, in the order of its form. */
  further: readonly ReleaseFile[];
}

/** By the number of the release. */
async function readFurther(database: Database): Promise<Map<number, ReleaseFile[]>> {
  const rows = await database
    .selectFrom('release_files')
    .selectAll()
    .orderBy('release_id')
    .orderBy('place')
    .execute();
  const files = new Map<number, ReleaseFile[]>();
  for (const { release_id, file_name, size_bytes, sha256 } of rows) {
    const file = { name: file_name, sizeBytes: Number(size_bytes), sha256: sha256.toLowerCase() };
    files.set(release_id, [...(files.get(release_id) ?? []), file]);
  }
  return files;
}

/**
 * Releases in no order. Their files are read after them: a release is written together with its files, which never change, so none is
 * without a file of its own.
 * @param only.id of one release @param only.isOffered leaves out the withdrawn ones
 */
export async function readReleases(
  database: Database,
  only: { id?: number; isOffered?: boolean } = {},
): Promise<ReleaseRow[]> {
  let query = database.selectFrom('releases').selectAll();
  if (only.id !== undefined) query = query.where('id', '=', only.id);
  if (only.isOffered) query = query.where('withdrawn_time', 'is', null);
  const rows = await query.execute();
  const files = await readFurther(database);
  return rows.map((row) => ({ ...row, further: files.get(row.id) ?? [] }));
}
