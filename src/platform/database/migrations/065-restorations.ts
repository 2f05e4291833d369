import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Why an item was listed again and by whom, what its delisting was decided on, and which links wait for a look after it. */
export const addRestorations: Migration = async (db) => {
  const { schema } = db;
  await schema.alterTable('delistings').addColumn('finding_id', 'integer').execute();
  await schema.alterTable('delistings').addColumn('restored_by', 'text').execute();
  await schema.alterTable('delistings').addColumn('restore_note', 'text').execute();
  await schema.alterTable('withheld_links').addColumn('delisting_id', 'integer').execute();
  await sql`update delistings set finding_id = (select max(watch_findings.id) from watch_findings
    where watch_findings.kind = delistings.kind and watch_findings.hid = delistings.hid
    and watch_findings.state = 'delisted' and watch_findings.decided_time = delistings.create_time)`.execute(
    db,
  );
};
