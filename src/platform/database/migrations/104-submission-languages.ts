import type { Migration } from './migration.ts';

/** The queue is narrowed to submissions of a language without reading their forms. */
export const indexSubmissionLanguages: Migration = async (db) => {
  await db.schema.createIndex('submissions_locale').on('submissions').columns(['locale', 'id']).execute();
};
