import type { Database } from '#platform/database/database.ts';
import { idleLockMs } from '../model/idle-lock.ts';
import { endOwnSession } from './end-own-session.ts';

/** A session's activity is written down at most so often. */
const writtenEveryMs = 60_000;

interface OpenSession {
  session: { id: string; createdAt: Date };
  user: { id: string; email: string };
}

/**
 * Is the session in use? After 30 minutes without activity it is not, and ends. A page that asks by itself, every minute for example,
 * is no activity: only a call says so that was caused by a person's input.
 */
export async function touchSession(
  database: Database,
  { session, user }: OpenSession,
  { now, isActive }: { now: Date; isActive: boolean },
): Promise<boolean> {
  const row = await database
    .selectFrom('desk_session_activity')
    .select('active_time')
    .where('session_id', '=', session.id)
    .executeTakeFirst();
  const restingMs = now.getTime() - (row ? Date.parse(row.active_time) : session.createdAt.getTime());
  if (restingMs > idleLockMs) {
    await endOwnSession(database, { sessionId: session.id, person: user, action: 'idle-lock', at: now });
    return false;
  }
  if (isActive && (!row || restingMs > writtenEveryMs)) {
    const active_time = now.toISOString();
    await database
      .insertInto('desk_session_activity')
      .values({ session_id: session.id, active_time })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ active_time }))
      .execute();
  }
  return true;
}
