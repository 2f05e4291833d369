import { listedTables } from '#features/store/catalogue/server/listed-tables.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { filePath } from '#platform/files/file-path.ts';

/** Makes the logo of a newly listed item public. @returns its address */
export async function publishIcon(transaction: DatabaseTransaction, sha256: string): Promise<string> {
  const file = await transaction
    .updateTable('files')
    .set({ public: 1 })
    .where('sha256', '=', sha256)
    .returning('media_type')
    .executeTakeFirst();
  if (!file) throw new Error('The logo of the submission is not stored');
  return filePath(sha256, file.media_type);
}

/** The opposite, after an approval was undone: the logo is the submission's alone again, unless a listed item shows it. */
export async function hidePublishedIcon(
  transaction: DatabaseTransaction,
  submissionId: number,
): Promise<void> {
  const logo = await transaction
    .selectFrom('submission_files')
    .innerJoin('files', 'files.sha256', 'submission_files.sha256')
    .select(['files.sha256', 'media_type'])
    .where('submission_id', '=', submissionId)
    .where('role', '=', 'icon')
    .executeTakeFirst();
  if (!logo) return;
  const icon = filePath(logo.sha256, logo.media_type);
  for (const { table } of Object.values(listedTables)) {
    const shown = await transaction
      .selectFrom(table)
      .select('hid')
      .where('icon_url', '=', icon)
      .executeTakeFirst();
    if (shown) return;
  }
  await transaction.updateTable('files').set({ public: 0 }).where('sha256', '=', logo.sha256).execute();
}
