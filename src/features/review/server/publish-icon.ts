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
