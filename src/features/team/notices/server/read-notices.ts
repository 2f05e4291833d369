import type { SignedIn } from '#features/team/accounts/model/account.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { readableActions, type NoticeKind } from '../model/notice-kind.ts';
import type { NoticeState, StaffNotice } from '../model/staff-notice.ts';

type Person = Pick<SignedIn, 'id' | 'roles'>;

export interface NoticeListRequest {
  person: Person;
  state: NoticeState;
  page: number;
  perPage: number;
}

/** The person's own notices about what they may still see. */
const ownNotices = (database: Database, { id, roles }: Person) =>
  database
    .selectFrom('staff_notices')
    .where('account_id', '=', id)
    .where('action', 'in', readableActions(roles));

/** One page, latest first, and how many there are. */
export async function listNotices(
  database: Database,
  { person, state, page, perPage }: NoticeListRequest,
): Promise<{ data: StaffNotice[]; total: number }> {
  // An account without any of the actions is told of nothing, and an empty list is no SQL.
  if (readableActions(person.roles).length === 0) return { data: [], total: 0 };
  const found = ownNotices(database, person).where('read_time', state === 'new' ? 'is' : 'is not', null);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(['id', 'kind', 'title', 'detail', 'path', 'create_time', 'read_time'])
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return {
    data: rows.map(({ kind, ...notice }) => ({ ...notice, kind: kind as NoticeKind })),
    total: Number(total),
  };
}

/**
 * Marks one of the person's own notices as read, or all of them.
 * @returns where the one leads to @throws AppError not-found for a notice of someone else, or one that was deleted
 */
export async function markRead(
  database: Database,
  { person, id, at }: { person: Person; id: number | 'all'; at: Date },
): Promise<string | undefined> {
  const read = await database
    .updateTable('staff_notices')
    .set((eb) => ({ read_time: eb.fn.coalesce('read_time', eb.val(at.toISOString())) }))
    .where('account_id', '=', person.id)
    .$if(id !== 'all', (query) => query.where('id', '=', Number(id)))
    .$if(id === 'all', (query) => query.where('read_time', 'is', null))
    .returning('path')
    .execute();
  if (id === 'all') return undefined;
  const [notice] = read;
  if (!notice) throw new AppError('not-found', 'This notice is not yours, or was deleted after 90 days.');
  return notice.path;
}
