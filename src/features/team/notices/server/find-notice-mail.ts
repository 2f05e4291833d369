import { sql } from 'kysely';
import { parseRoles } from '#features/team/accounts/model/role.ts';
import type { Database } from '#platform/database/database.ts';
import { readableActions } from '../model/notice-kind.ts';
import type { NoticeMailFacts, ToldNotice } from '../model/notice-mail.ts';

/** What a mail of the outbox is about: one notice, or a digest. */
export type NoticeMailPlace = { notice: number } | { digest: number };

/** The desk has the others. */
const namedMax = 50;

/** The notices of a mail that are still to be told, latest first. To show a mail, those that were read since count too. */
async function listTold(
  database: Database,
  place: NoticeMailPlace,
  purpose: 'send' | 'show',
): Promise<ToldNotice[]> {
  const rows = await database
    .selectFrom('staff_notices')
    .innerJoin('desk_users', 'desk_users.id', 'staff_notices.account_id')
    .select(['staff_notices.id', 'title', 'detail', 'action', 'role'])
    .$if('notice' in place, (query) =>
      query.where('staff_notices.id', '=', (place as { notice: number }).notice),
    )
    .$if('digest' in place, (query) => query.where('digest_id', '=', (place as { digest: number }).digest))
    .$if(purpose === 'send', (query) => query.where('read_time', 'is', null))
    .where(sql<boolean>`disabled = false`)
    .orderBy('staff_notices.id', 'desc')
    .execute();
  return rows
    .filter(({ action, role }) => readableActions(parseRoles(role) ?? []).some((each) => each === action))
    .map(({ id, title, detail }) => ({ id, title, detail }));
}

/** What a mail says; undefined where all of it was read, or is no longer for this person to see. */
export async function findNoticeMail(
  { database, deskOrigin }: { database: Database; deskOrigin: string },
  place: NoticeMailPlace,
  purpose: 'send' | 'show',
): Promise<NoticeMailFacts | undefined> {
  const told = await listTold(database, place, purpose);
  const [first] = told;
  if (!first) return undefined;
  if ('notice' in place) return { deskOrigin, about: 'one', notice: first };
  return {
    deskOrigin,
    about: 'digest',
    notices: told.slice(0, namedMax),
    further: Math.max(0, told.length - namedMax),
  };
}
