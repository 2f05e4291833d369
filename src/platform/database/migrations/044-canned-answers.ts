import type { Migration } from './migration.ts';

/** Texts that reviewers insert into decisions, where a team changed those of the product or added its own. */
export const createCannedAnswers: Migration = async ({ schema }) => {
  await schema
    .createTable('canned_answers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('texts', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addColumn('update_time', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text', (c) => c.notNull())
    .execute();
};
