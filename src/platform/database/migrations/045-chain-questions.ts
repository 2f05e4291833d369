import type { Migration } from './migration.ts';

/** What the chain answered when a reviewer last asked it about the payment of a submission. */
export const createChainQuestions: Migration = async ({ schema }) => {
  await schema
    .createTable('chain_questions')
    .addColumn('submission_id', 'integer', (c) =>
      c.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('until', 'text', (c) => c.notNull())
    .addColumn('tx_hash', 'text')
    .addColumn('code', 'text')
    .addColumn('detail', 'text')
    .addColumn('asked_by', 'text')
    .addColumn('asked_time', 'text')
    .execute();
};
