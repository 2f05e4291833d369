import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What a team asks a person about its payment; one open question for each transaction of a submission. */
export const createPaymentQuestions: Migration = async (db, engine) => {
  const { schema } = db;
  await schema
    .createTable('payment_questions')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('submission_id', 'integer', (c) =>
      c.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('tx_hash', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('code', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('address_hash', 'text')
    .addColumn('network_hash', 'text')
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('answer', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('decided_time', 'text')
    .execute();
  await sql`create unique index payment_questions_open on payment_questions (submission_id, tx_hash) where decided_time is null`.execute(
    db,
  );
  for (const columns of [
    ['submission_id', 'create_time'],
    ['decided_time'],
    ['tx_hash'],
    ['address_hash'],
    ['network_hash'],
  ])
    await schema
      .createIndex(`payment_questions_${columns[0]}`)
      .on('payment_questions')
      .columns(columns)
      .execute();
};
