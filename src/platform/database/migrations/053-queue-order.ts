import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * PostgreSQL reads an index alone only when the index has each column that an expression needs, so the promise itself is in those of the
 * queue's order. Each other order of the queue has an index too: without one every form is read and sorted.
 */
export const indexQueueOrders: Migration = async (db) => {
  await sql`drop index submissions_queue`.execute(db);
  await sql`create index submissions_queue
    on submissions (state, (coalesce(promised_time, '9999')), id, kind, promised_time)`.execute(db);
  await sql`drop index submissions_urgency`.execute(db);
  await sql`create index submissions_urgency
    on submissions ((coalesce(promised_time, '9999')), id, kind, state, promised_time)`.execute(db);
  await sql`create index submissions_changed on submissions (update_time, id, kind, state)`.execute(db);
  await sql`create index submissions_titles on submissions (title, id, kind, state)`.execute(db);
  // Also what the desk's numbers count by, so it takes the place of the one without the number.
  await sql`drop index submissions_sent`.execute(db);
  await sql`create index submissions_sent on submissions (create_time, id, kind, state)`.execute(db);
};
