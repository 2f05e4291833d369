import { findAccount } from './find-account.ts';
import type { OwnDependencies } from './own-dependencies.ts';

/** Stores a password that was found to be right in today's way, where it is stored in an earlier one. */
export async function renewPasswordHash(
  { auth, database, hashing }: OwnDependencies,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const account = await findAccount(auth, email);
  if (!account) return;
  const stored = await database
    .selectFrom('desk_credentials')
    .select(['id', 'password'])
    .where('user_id', '=', account.id)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (!stored?.password || !hashing.isOutdated?.(stored.password)) return;
  await database
    .updateTable('desk_credentials')
    .set({ password: await hashing.hash(password) })
    .where('id', '=', stored.id)
    // A password that was changed since is not undone.
    .where('password', '=', stored.password)
    .execute();
}
