import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The desk's queue by urgency within its states, and what else one sender sent in. */
export const createReviewQueue: Migration = async (db) => {
  await sql`create index submissions_queue on submissions (state, (coalesce(promised_time, '9999')), id)`.execute(
    db,
  );
};
