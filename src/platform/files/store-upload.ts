import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import type { PictureArea, PictureSize } from '#lib/picture-area.ts';
import type { UploadRefusal } from '#lib/upload-refusal.ts';
import { pictureMaxBytes } from '#lib/upload-limits.ts';
import type { FileOpener } from './file-opener.ts';
import { hashUploadKey } from './hash-upload-key.ts';
import { uploadMaxBytes, type UploadReading, type UploadRole } from './upload.ts';

export interface StoredFile {
  sha256: string;
  mediaType: string;
  sizeBytes: number;
  /** In pixels; null for a document. */
  width: number | null;
  height: number | null;
}

export type StoredUpload = { ok: true; file: StoredFile } | { ok: false; refusal: UploadRefusal };

export interface UploadedAs {
  role: UploadRole;
  /** The sender's secret: its holder may reference the file in a form. */
  key: string;
}

/** Empty and oversized files are refused unopened. */
function checkLength(bytes: Uint8Array, maxBytes: number): UploadReading | undefined {
  if (bytes.length === 0) return { ok: false, refusal: { code: 'empty' } };
  return bytes.length > maxBytes ? { ok: false, refusal: { code: 'too-large' } } : undefined;
}

export interface UploadStore {
  database: Database;
  opener: Pick<FileOpener, 'readUpload'>;
  now: () => Date;
}

type StoreContext = Pick<UploadStore, 'database' | 'now'>;

interface Arrived {
  /** As they came. */
  bytes: Uint8Array;
  reading: UploadReading;
  /** Of an editor’s picture, the whole is kept to cut it again; visitors see a part. */
  role: UploadRole | 'picture' | 'whole-picture';
  key: string;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Stores what was read under the hash of the stored bytes, with its sender. */
async function store({ database, now }: StoreContext, arrived: Arrived): Promise<StoredUpload> {
  const { bytes, reading, role, key } = arrived;
  if (!reading.ok) return reading;
  const { upload } = reading;
  const stored = upload.bytes ?? bytes;
  const sent_sha256 = hashOf(bytes);
  const sha256 = stored === bytes ? sent_sha256 : hashOf(stored);
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
      .values({ sha256, role, key_hash: hashUploadKey(key), create_time, sent_sha256 })
      .onConflict((conflict) =>
        conflict.columns(['sha256', 'role', 'key_hash']).doUpdateSet({ create_time, sent_sha256 }),
      )
      .execute();
  });
  const { mediaType, width, height } = upload;
  return { ok: true, file: { sha256, mediaType, sizeBytes: stored.length, width, height } };
}

/**
 * Checks an upload by its content and stores it under the hash of the stored bytes, with its sender. The
 * same content again is the same row, whose upload time is renewed so that it does not expire.
 */
export async function storeUpload(
  { opener, ...context }: UploadStore,
  bytes: Uint8Array,
  as: UploadedAs,
): Promise<StoredUpload> {
  const reading = checkLength(bytes, uploadMaxBytes[as.role]) ?? (await opener.readUpload(bytes, as.role));
  return store(context, { bytes, reading, ...as });
}

/**
 * The same for a picture that an editor sends for a content: stored whole, and seen by nobody before a part of it is cut.
 * @param as.size of the field, in pixels
 * @param as.key names the editor's account
 */
export async function storeWholePicture(
  { opener, ...context }: StoreContext & { opener: Pick<FileOpener, 'readPicture'> },
  bytes: Uint8Array,
  { size, key }: { size: PictureSize; key: string },
): Promise<StoredUpload> {
  const reading = checkLength(bytes, pictureMaxBytes) ?? (await opener.readPicture(bytes, size));
  return store(context, { bytes, reading, role: 'whole-picture', key });
}

/** Stores a part of such a picture, as visitors get it. */
export async function storePicturePart(
  { opener, ...context }: StoreContext & { opener: Pick<FileOpener, 'cutPicture'> },
  bytes: Uint8Array,
  { key, ...part }: { area: PictureArea; size: PictureSize; key: string },
): Promise<StoredUpload> {
  const reading = await opener.cutPicture(bytes, part);
  return store(context, { bytes, reading, role: 'picture', key });
}
