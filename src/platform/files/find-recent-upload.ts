import type { Database } from '#platform/database/database.ts';
import { hashUploadKey } from './hash-upload-key.ts';
import type { StoredFile } from './store-upload.ts';
import type { UploadRole } from './upload.ts';

/** Shorter than the day after which an unused upload is removed. */
const recentMs = 12 * 60 * 60_000;

export interface SentFile {
  role: UploadRole;
  /** The sender's secret, made for one draft: no one can find out whether others have sent a file. */
  key: string;
  /** Hash of the file as the sender has it, in lower-case hex. */
  sha256: string;
}

/** What became of an upload, so that a file whose answer was lost need not be sent again. @returns undefined where it has to be sent */
export async function findRecentUpload(
  { database, now }: { database: Database; now: () => Date },
  { role, key, sha256 }: SentFile,
): Promise<Pick<StoredFile, 'sha256' | 'mediaType' | 'sizeBytes'> | undefined> {
  return database
    .selectFrom('uploads')
    .innerJoin('files', 'files.sha256', 'uploads.sha256')
    .select(['files.sha256', 'files.media_type as mediaType', 'files.size_bytes as sizeBytes'])
    .where('uploads.sent_sha256', '=', sha256)
    .where('uploads.key_hash', '=', hashUploadKey(key))
    .where('uploads.role', '=', role)
    .where('uploads.create_time', '>', new Date(now().getTime() - recentMs).toISOString())
    .executeTakeFirst();
}
