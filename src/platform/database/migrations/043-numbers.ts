import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the desk's numbers read: answers by their time, and submissions by when they were sent, without their forms. */
export const indexNumbers: Migration = async (db) => {
  await sql`create index submission_history_answers on submission_history (at)
    where actor = 'reviewer' and from_state = 'in-review'`.execute(db);
  await sql`create index submissions_sent on submissions (create_time, kind, state)`.execute(db);
  await sql`create index submissions_waiting on submissions (state, kind, promised_time)`.execute(db);
};
