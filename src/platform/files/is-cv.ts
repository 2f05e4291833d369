import type { Database } from '../database/database.ts';

/** Was this file sent as a CV? Once is enough, whatever else it was sent as. */
export async function isCv(database: Database, sha256: string): Promise<boolean> {
  const ofForm = await database
    .selectFrom('submission_files')
    .select('sha256')
    .where('sha256', '=', sha256)
    .where('role', '=', 'cv')
    .executeTakeFirst();
  if (ofForm) return true;
  const waiting = await database
    .selectFrom('uploads')
    .select('sha256')
    .where('sha256', '=', sha256)
    .where('role', '=', 'cv')
    .executeTakeFirst();
  return waiting !== undefined;
}
