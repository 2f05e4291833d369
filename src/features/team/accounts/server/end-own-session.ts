import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { Database } from '#platform/database/database.ts';

interface EndedSession {
  sessionId: string;
  /** Whose it is. */
  person: { id: string; email: string };
  /** Why it ends. */
  action: 'sign-out' | 'idle-lock';
  at: Date;
}

/** Ends a session by itself or by its owner, and writes it down: once, although several requests may find it at the same moment. */
export async function endOwnSession(
  database: Database,
  { sessionId, person: { id, email }, action, at }: EndedSession,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('desk_sessions')
      .where('id', '=', sessionId)
      .returning('id')
      .executeTakeFirst();
    if (ended) await appendAudit(transaction, { at, actor: { id, email }, area: 'security', action });
  });
}
