import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Submissions with their files and history, donation quotes and payments. */
export const createSubmissions: Migration = async (db, engine) => {
  const schema = db.schema;
  const identity = sql.raw(engine.identityColumn);
  await schema
    .createTable('submissions')
    .addColumn('id', identity)
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('draft_key', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('findings', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('subject_key', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addColumn('update_time', 'text', (c) => c.notNull())
    .addColumn('promised_time', 'text')
    .addColumn('listed_hid', 'integer')
    .execute();
  await schema
    .createIndex('submissions_state')
    .on('submissions')
    .columns(['state', 'kind', 'update_time'])
    .execute();
  await schema.createIndex('submissions_subject').on('submissions').columns(['subject_key']).execute();
  await schema
    .createTable('submission_files')
    .addColumn('submission_id', 'integer', (c) =>
      c.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull().references('files.sha256'))
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('submission_files_key', ['submission_id', 'role'])
    .execute();
  await schema
    .createTable('submission_history')
    .addColumn('id', identity)
    .addColumn('submission_id', 'integer', (c) =>
      c.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('actor_name', 'text')
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', (c) => c.notNull())
    .addColumn('code', 'text')
    .addColumn('text', 'text')
    // Two writers that read the same version cannot both append: the second one meets this constraint.
    .addUniqueConstraint('submission_history_version', ['submission_id', 'version'])
    .execute();
  await schema
    .createTable('quotes')
    .addColumn('id', identity)
    .addColumn('submission_id', 'integer', (c) =>
      c.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('amount_units', 'text', (c) => c.notNull())
    .addColumn('open', 'integer', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await sql`create unique index quotes_open_amount on quotes (amount_units) where open = 1`.execute(db);
  await schema.createIndex('quotes_submission').on('quotes').columns(['submission_id']).execute();
  await schema
    .createTable('payments')
    .addColumn('id', identity)
    .addColumn('submission_id', 'integer', (c) =>
      c.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('tx_hash', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('code', 'text')
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_time', 'text', (c) => c.notNull())
    .addColumn('code_time', 'text', (c) => c.notNull())
    .addColumn('quote_id', 'integer', (c) => c.references('quotes.id'))
    .addColumn('confirmed_by', 'text')
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addColumn('update_time', 'text', (c) => c.notNull())
    // Pasting the same transaction again finds the first claim.
    .addUniqueConstraint('payments_claim', ['submission_id', 'tx_hash'])
    .execute();
  // A transaction pays for one submission only; claims that are still being checked do not block its owner.
  await sql`create unique index payments_accepted_hash on payments (tx_hash) where status = 'accepted'`.execute(
    db,
  );
  await sql`create index payments_due on payments (next_attempt_time) where status = 'checking'`.execute(db);
};
