import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The reports of a case, and what the desk notes about it. */
const createContents: Migration = async (db, engine) => {
  const { schema } = db;
  await schema
    .createTable('reports')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('case_id', 'integer', (c) => c.notNull().references('report_cases.id').onDelete('cascade'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('address_hash', 'text')
    .addColumn('network_hash', 'text')
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('reports_case').on('reports').columns(['case_id', 'create_time']).execute();
  for (const column of ['address_hash', 'network_hash'])
    await schema.createIndex(`reports_${column}`).on('reports').column(column).execute();
  await schema
    .createTable('report_notes')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('case_id', 'integer', (c) => c.notNull().references('report_cases.id').onDelete('cascade'))
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('report_notes_case').on('report_notes').column('case_id').execute();
};

/** What visitors report, grouped by item: one open case for each, and a new one after a decision. */
export const createReports: Migration = async (db, engine) => {
  const { schema } = db;
  await schema
    .createTable('report_cases')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('report_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('newest_time', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('outcome', 'text')
    .addColumn('decision_note', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('decided_time', 'text')
    .execute();
  await sql`create unique index report_cases_open on report_cases (kind, subject) where decided_time is null`.execute(
    db,
  );
  await schema
    .createIndex('report_cases_subject')
    .on('report_cases')
    .columns(['kind', 'subject', 'decided_time'])
    .execute();
  await schema.createIndex('report_cases_decided').on('report_cases').column('decided_time').execute();
  await createContents(db, engine);
};
