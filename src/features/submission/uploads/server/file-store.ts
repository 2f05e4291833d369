import { AppError } from '#lib/app-error.ts';
import { countWaitingUploads } from '#platform/files/delete-orphan-files.ts';
import { extensionOf } from '#platform/files/file-path.ts';
import type { FileBucket } from '#platform/files/file-bucket.ts';
import { findFile, type FoundFile } from '#platform/files/find-file.ts';
import { findRecentUpload, type SentFile } from '#platform/files/find-recent-upload.ts';
import {
  storeUpload,
  type StoredUpload,
  type UploadedAs,
  type UploadStore,
} from '#platform/files/store-upload.ts';
import { uploadMaxBytes, type UploadRole } from '#platform/files/upload.ts';

/** Uploads that no submission has come for may fill this much; anonymous people cannot fill the disk. */
const usualWaitingMaxBytes = 2 * 1024 ** 3;
/** How often unused files are removed, see `start-housekeeping.ts`. */
const sweepMs = 60 * 60 * 1000;

export interface FileStore {
  /** Longest upload of each role. */
  maxBytes: Readonly<Record<UploadRole, number>>;
  /** To be asked before an upload is read. @throws AppError unavailable, with the time to come back, when too much waits for its form */
  requireRoom(): Promise<void>;
  /** What waits for a form that names it, and the most that may. */
  waiting(): Promise<{ files: number; bytes: number; maxBytes: number }>;
  /** Takes an upload, checked by its content. */
  store(bytes: Uint8Array, as: UploadedAs): Promise<StoredUpload>;
  /** An upload that the same sender sent before; undefined where it has to be sent. */
  findRecent(sent: SentFile): ReturnType<typeof findRecentUpload>;
  /** A file that any visitor may read. @param name hash and ending, as in its address; a wrong ending is no file */
  findPublic(name: string): Promise<FoundFile | undefined>;
}

/** Stored files, as the routes use them. */
export function createFileStore({
  database,
  opener,
  now,
  fileBucket,
  waitingMaxBytes = usualWaitingMaxBytes,
}: UploadStore & { fileBucket?: FileBucket | undefined; waitingMaxBytes?: number }): FileStore {
  async function requireRoom() {
    const { bytes, nextExpiryTime } = await countWaitingUploads(database);
    if (bytes < waitingMaxBytes || !nextExpiryTime) return;
    // Files that are due go within the hour.
    const retryTime = new Date(Math.max(nextExpiryTime.getTime(), now().getTime()) + sweepMs);
    throw new AppError(
      'unavailable',
      `There is no room for more files at the moment. Try again after ${retryTime.toISOString()}.`,
      { retryAfterSeconds: Math.ceil((retryTime.getTime() - now().getTime()) / 1000) },
    );
  }

  return {
    maxBytes: uploadMaxBytes,
    requireRoom,
    store: (bytes, as) => storeUpload({ database, opener, now }, bytes, as),
    findRecent: (sent) => findRecentUpload({ database, now }, sent),
    waiting: async () => {
      const { files, bytes } = await countWaitingUploads(database);
      return { files, bytes, maxBytes: waitingMaxBytes };
    },
    findPublic: async (name) => {
      const [, sha256 = '', extension] = /^([0-9a-f]{64})\.([a-z]{2,4})$/.exec(name) ?? [];
      const file = sha256 ? await findFile(database, sha256, fileBucket) : undefined;
      return file?.isPublic && extensionOf(file.mediaType) === extension ? file : undefined;
    },
  };
}
