import type { Migration } from './migration.ts';

/** Who assigned a submission to the person who has it; null where they took it themselves. */
export const addAssignments: Migration = async ({ schema }) => {
  await schema.alterTable('submission_leases').addColumn('assigned_by', 'text').execute();
};
