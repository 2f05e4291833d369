import type { Migration } from './migration.ts';

/** Why a person took a link away from visitors, and who: after fraud another person gives it back. */
export const addHandWithholdings: Migration = async (db) => {
  for (const column of ['withheld_reason', 'withheld_note', 'withheld_by'] as const)
    await db.schema.alterTable('watch_findings').addColumn(column, 'text').execute();
};
