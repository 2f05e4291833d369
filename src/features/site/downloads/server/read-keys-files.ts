import type { Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { KeysFileTable } from '#platform/database/release-tables.ts';
import type { KeptKeysFile } from '../model/keys-file.ts';
import type { WithdrawalReason } from '../model/withdrawal.ts';

export type KeysFileRow = Selectable<KeysFileTable>;

/** All files of the key generator, withdrawn ones included, latest first. */
export const readKeysFiles = (database: Database): Promise<KeysFileRow[]> =>
  database
    .selectFrom('keys_files')
    .selectAll()
    .orderBy('first_seen_time', 'desc')
    .orderBy('id', 'desc')
    .execute();

export function presentKeysFile(row: KeysFileRow): KeptKeysFile {
  const { file_name, size_bytes, sha256, version, first_seen_time, withdrawn_time, withdrawn_reason } = row;
  return {
    ...{ name: file_name, sizeBytes: size_bytes, sha256, version },
    offered: first_seen_time.slice(0, 10),
    ...(withdrawn_time !== null && {
      withdrawal: { day: withdrawn_time.slice(0, 10), reason: withdrawn_reason as WithdrawalReason },
    }),
  };
}
