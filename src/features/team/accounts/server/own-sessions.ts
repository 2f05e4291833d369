import { sql } from 'kysely';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { Database } from '#platform/database/database.ts';
import type { OwnSession } from '../model/own-session.ts';
import type { SignedIn } from '../model/account.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { singleSignOnProvider } from './single-sign-on/provider-id.ts';

/** Time columns of better-auth are text on SQLite and dates on PostgreSQL. */
const timeOf = (value: unknown) => new Date(value as string | number | Date).toISOString();

/** The open sessions of an account, the latest first. */
export async function listSessions(
  database: Database,
  { person, now }: { person: SignedIn; now: Date },
): Promise<OwnSession[]> {
  const rows = await database
    .selectFrom('desk_sessions')
    .leftJoin('desk_session_activity', 'session_id', 'id')
    .select(['id', 'user_agent', 'active_time', 'create_time', 'expires_time', 'signed_in_by'])
    .where('user_id', '=', person.id)
    .orderBy(sql`create_time`, 'desc')
    .execute();
  return rows
    .map(({ expires_time, create_time, active_time, signed_in_by, ...row }) => ({
      ...row,
      by_single_sign_on: signed_in_by === singleSignOnProvider,
      create_time: timeOf(create_time),
      active_time: active_time ?? timeOf(create_time),
      isOpen: timeOf(expires_time) > now.toISOString(),
    }))
    .filter(({ isOpen }) => isOpen)
    .map(({ isOpen: _isOpen, ...row }) => ({ ...row, is_current: row.id === person.sessionId }));
}

/** Ends one session of the person's own, or every other one. @returns how many ended */
export async function endSessions(
  { database, now }: AccountDependencies,
  { person, id }: { person: SignedIn; id: string | undefined },
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('desk_sessions')
      .where('user_id', '=', person.id)
      .where('id', id === undefined ? '!=' : '=', id ?? person.sessionId)
      .returning('id')
      .execute();
    const entry = { at: now(), actor: person, area: 'account', action: 'end-sessions' } as const;
    await appendAudit(transaction, { ...entry, subject: person.email, detail: { ended: ended.length } });
    return ended.length;
  });
}
