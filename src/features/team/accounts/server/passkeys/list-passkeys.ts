import type { Database } from '#platform/database/database.ts';
import type { OwnPasskey } from '../../model/passkey.ts';

/** The oldest first. */
export async function listPasskeys(
  { database }: { database: Database },
  userId: string,
): Promise<OwnPasskey[]> {
  const rows = await database
    .selectFrom('desk_passkeys')
    .select(['id', 'name', 'create_time'])
    .where('user_id', '=', userId)
    .execute();
  return rows
    .map(({ id, name, create_time }) => ({
      id,
      name: name ?? 'Passkey',
      create_time: new Date(create_time as string | Date).toISOString(),
    }))
    .toSorted((one, other) => one.create_time.localeCompare(other.create_time));
}
