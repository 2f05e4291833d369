import type { Migration } from './migration.ts';

/** Sessions say how they began, where it was not with the desk's own password or passkey. */
export const addSingleSignOn: Migration = async ({ schema }) => {
  await schema.alterTable('desk_sessions').addColumn('signed_in_by', 'text').execute();
};
