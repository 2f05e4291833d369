import { AppError } from '#lib/app-error.ts';
import { countOrphanBytes } from '#platform/files/delete-orphan-files.ts';
import { extensionOf } from '#platform/files/file-path.ts';
import { findFile, type FoundFile } from '#platform/files/find-file.ts';
import {
  storeUpload,
  type StoredUpload,
  type UploadedAs,
  type UploadStore,
} from '#platform/files/store-upload.ts';
import { uploadMaxBytes, type UploadRole } from '#platform/files/upload.ts';

/** Uploads that no submission has come for may fill this much; anonymous people cannot fill the disk. */
const orphansMaxBytes = 2 * 1024 ** 3;

export interface FileStore {
  /** Longest upload of each role. */
  maxBytes: Readonly<Record<UploadRole, number>>;
  /** Takes an upload, checked by its content. @throws AppError unavailable when too much lies around that nobody came for */
  store(bytes: Uint8Array, as: UploadedAs): Promise<StoredUpload>;
  /** A file that any visitor may read. @param name hash and ending, as in its address; a wrong ending is no file */
  findPublic(name: string): Promise<FoundFile | undefined>;
}

/** Stored files, as the routes use them. */
export function createFileStore({ database, opener, now }: UploadStore): FileStore {
  return {
    maxBytes: uploadMaxBytes,
    store: async (bytes, as) => {
      if ((await countOrphanBytes(database)) + bytes.length > orphansMaxBytes) {
        throw new AppError(
          'unavailable',
          'Too many uploads are waiting at the moment. Try again in a few hours.',
        );
      }
      return storeUpload({ database, opener, now }, bytes, as);
    },
    findPublic: async (name) => {
      const [, sha256 = '', extension] = /^([0-9a-f]{64})\.([a-z]{2,4})$/.exec(name) ?? [];
      const file = sha256 ? await findFile(database, sha256) : undefined;
      return file?.isPublic && extensionOf(file.mediaType) === extension ? file : undefined;
    },
  };
}
