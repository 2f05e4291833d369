import type { Database } from '#platform/database/database.ts';

export interface FoundFile {
  sha256: string;
  mediaType: string;
  /** True when any visitor may read it. */
  isPublic: boolean;
  bytes: Uint8Array;
}

export async function findFile(database: Database, sha256: string): Promise<FoundFile | undefined> {
  const row = await database
    .selectFrom('files')
    .select(['media_type', 'public', 'bytes'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row && { sha256, mediaType: row.media_type, isPublic: row.public === 1, bytes: row.bytes };
}
