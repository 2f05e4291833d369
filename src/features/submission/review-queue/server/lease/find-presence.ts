import { may } from '#features/team/accounts/model/permissions.ts';
import { AppError } from '#lib/app-error.ts';
import { readAction } from '../../model/kind-permissions.ts';
import type { Presence } from '../../model/presence.ts';
import type { Reviewer } from '../../model/reviewer.ts';
import type { QueueDependencies } from '../queue-dependencies.ts';
import { findLease } from './lease-rows.ts';
import type { Readers } from './readers.ts';

/** Who is at an item now: one short row and one lease, because every open item asks all the time. @throws AppError not-found, forbidden */
export async function findPresence(
  { database, now, readers }: Pick<QueueDependencies, 'database' | 'now'> & { readers: Readers },
  id: number,
  person: Reviewer,
): Promise<Presence> {
  const row = await database
    .selectFrom('submissions')
    .select(['kind', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such submission.');
  if (!may(person, readAction(row.kind)))
    throw new AppError('forbidden', 'Your account is not allowed to see this.');
  const lease = await findLease(database, id, { person, now: now() });
  return { version: row.version, lease, readers: readers.note(id, person) };
}
