import type { Database } from '#platform/database/database.ts';

/** An upload may wait this long for the form around it to be sent. */
export const orphanLifetimeMs = 24 * 60 * 60 * 1000;

const isOrphan = (database: Database) =>
  database
    .selectFrom('files')
    .where('public', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('submission_files')
            .select('submission_files.sha256')
            .whereRef('submission_files.sha256', '=', 'files.sha256'),
        ),
      ),
    );

/** Removes uploads that no submission came for within a day, and who made them of all older ones. @returns how many files */
export async function deleteOrphanFiles(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - orphanLifetimeMs).toISOString();
  await database.deleteFrom('uploads').where('create_time', '<', before).execute();
  const { numDeletedRows } = await database
    .deleteFrom('files')
    .where('sha256', 'in', isOrphan(database).select('files.sha256').where('create_time', '<', before))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Bytes of uploads that no submission refers to yet. */
export async function countOrphanBytes(database: Database): Promise<number> {
  const row = await isOrphan(database)
    .select(({ fn }) => fn.sum<number | null>('size_bytes').as('bytes'))
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}
