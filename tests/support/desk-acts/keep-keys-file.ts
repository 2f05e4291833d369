import type { ActWorld } from './act-world.ts';

/** Writes down a file of the key generator. @param withdrawn_reason of a withdrawn one @returns the path of its actions */
export async function keepKeysFile(
  { database }: ActWorld,
  sha256: string,
  withdrawn_reason: string | null = null,
) {
  const at = '2026-05-04T10:00:00.000Z';
  const row = await database
    .insertInto('keys_files')
    .values({
      ...{ sha256, file_name: 'offline-keys.html', size_bytes: 1000, version: '9.1.0', first_seen_time: at },
      ...{ withdrawn_time: withdrawn_reason === null ? null : at, withdrawn_reason },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return `keys-files/${row.id}/actions`;
}
