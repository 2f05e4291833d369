import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import type { UploadRefusal } from '#lib/upload-refusal.ts';
import type { FileOpener } from './file-opener.ts';
import { hashUploadKey } from './hash-upload-key.ts';
import { uploadMaxBytes, type UploadReading, type UploadRole } from './upload.ts';

export interface StoredFile {
  sha256: string;
  mediaType: string;
  sizeBytes: number;
}

export type StoredUpload = { ok: true; file: StoredFile } | { ok: false; refusal: UploadRefusal };

export interface UploadedAs {
  role: UploadRole;
  /** The sender's secret: its holder may reference the file in a form. */
  key: string;
}

async function read(opener: FileOpener, bytes: Uint8Array, role: UploadRole): Promise<UploadReading> {
  if (bytes.length === 0) return { ok: false, refusal: { code: 'empty' } };
  if (bytes.length > uploadMaxBytes[role]) return { ok: false, refusal: { code: 'too-large' } };
  return opener.readUpload(bytes, role);
}

export interface UploadStore {
  database: Database;
  opener: FileOpener;
  now: () => Date;
}

/**
 * Checks an upload by its content and stores it under the hash of the stored bytes, with its sender. The
 * same content again is the same row, whose upload time is renewed so that it does not expire.
 */
export async function storeUpload(
  { database, opener, now }: UploadStore,
  bytes: Uint8Array,
  { role, key }: UploadedAs,
): Promise<StoredUpload> {
  const reading = await read(opener, bytes, role);
  if (!reading.ok) return reading;
  const { upload } = reading;
  const stored = upload.bytes ?? bytes;
  const sha256 = createHash('sha256').update(stored).digest('hex');
  const create_time = now().toISOString();
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('files')
      .values({
        sha256,
        media_type: upload.mediaType,
        size_bytes: stored.length,
        width: upload.width,
        height: upload.height,
        public: 0,
        bytes: stored,
        create_time,
      })
      .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ create_time }))
      .execute();
    await transaction
      .insertInto('uploads')
      .values({ sha256, role, key_hash: hashUploadKey(key), create_time })
      .onConflict((conflict) => conflict.columns(['sha256', 'role', 'key_hash']).doUpdateSet({ create_time }))
      .execute();
  });
  return { ok: true, file: { sha256, mediaType: upload.mediaType, sizeBytes: stored.length } };
}
