import type { Migration } from './migration.ts';

/** Who works on a report, finding, appeal, transfer or question: at most one person each. */
export const createCaseAssignments: Migration = async (db) => {
  await db.schema
    .createTable('case_assignments')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('case_id', 'integer', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('desk_users.id').onDelete('cascade'))
    .addColumn('assigned_by', 'text', (c) => c.notNull())
    .addColumn('assign_time', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('case_assignments_pk', ['kind', 'case_id'])
    .execute();
  await db.schema
    .createIndex('case_assignments_account')
    .on('case_assignments')
    .columns(['account_id', 'kind'])
    .execute();
};
