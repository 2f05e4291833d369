import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Which account made a step of a submission: two people can have the same name. For the steps until now the audit log knows it, which was
 * written in the same transaction.
 */
export const nameHistoryAccounts: Migration = async (db) => {
  await db.schema.alterTable('submission_history').addColumn('actor_id', 'text').execute();
  await sql`update submission_history set actor_id = (select min(audit_log.actor_id) from audit_log
    where audit_log.subject = 'submission ' || cast(submission_history.submission_id as text)
    and audit_log.at = submission_history.at)
    where actor = 'reviewer'`.execute(db);
  // Steps that are older than the log: a name that one account has.
  await sql`update submission_history set actor_id = (select min(desk_users.id) from desk_users
    where desk_users.name = submission_history.actor_name having count(*) = 1)
    where actor = 'reviewer' and actor_id is null`.execute(db);
  // In place of \`submission_history_decider\`, which the version before this one uses.
  await sql`create index submission_history_account on submission_history (actor_id, submission_id)
    where actor_id is not null`.execute(db);
};
