import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What a finding was made on. For open findings of before it is what was seen last. */
export const addFindingEvidence: Migration = async (db) => {
  await db.schema.alterTable('watch_findings').addColumn('seen', 'text').execute();
  await sql`update watch_findings set seen = (select last_seen from watches where watches.id = watch_findings.watch_id)
    where state = 'open'`.execute(db);
};
