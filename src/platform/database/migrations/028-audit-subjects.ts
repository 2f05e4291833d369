import type { Migration } from './migration.ts';

/** What was done to one listed item is shown on its page. */
export const indexAuditSubjects: Migration = async (db) => {
  await db.schema.createIndex('audit_log_subject').on('audit_log').columns(['subject', 'id']).execute();
};
