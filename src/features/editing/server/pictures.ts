import type { ExpressionBuilder } from 'kysely';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { DatabaseSchema } from '#platform/database/schema.ts';
import { filePath } from '#platform/files/file-path.ts';
import { findFile, type FoundFile } from '#platform/files/find-file.ts';
import { storePicture as storeFile } from '#platform/files/store-upload.ts';
import type { ContentBody } from '../model/content-body.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { pictureHashesOf, pictureHashOf } from '../model/picture-address.ts';
import { describeRefusal } from '../model/picture-words.ts';
import type { EditingDependencies, Editor } from './editing-dependencies.ts';
import { portOf } from './entry-rows.ts';

export interface PictureRequest {
  kind: string;
  /** Name of the field of the type `picture`. */
  field: string;
  bytes: Uint8Array;
  person: Editor;
}

/**
 * Checks a picture by its content, cuts it to the ratio of its field and stores it. Visitors do not see it before a content with it is
 * published; what no version uses within a day is deleted (`delete-orphan-files.ts`).
 * @returns its address @throws AppError not-found, bad-request with a sentence that says what is accepted
 */
export async function storePicture(
  { database, opener, ports, now }: EditingDependencies,
  { kind, field: name, bytes, person }: PictureRequest,
): Promise<string> {
  const field = portOf(ports, kind).kind.facts.find((each) => each.name === name);
  if (field?.type !== 'picture') throw new AppError('not-found', 'There is no such picture field.');
  const { size } = field;
  const stored = await storeFile({ database, opener, now }, bytes, { size, key: person.id ?? person.email });
  if (!stored.ok) throw new AppError('bad-request', describeRefusal(stored.refusal, size));
  return filePath(stored.file.sha256, stored.file.mediaType);
}

/** Files that a content may show: public ones, and what editors uploaded. What a form of a visitor brought stays with its submission. */
const isForContents = ({ or, exists, selectFrom, eb }: ExpressionBuilder<DatabaseSchema, 'files'>) =>
  or([
    eb('files.public', '=', 1),
    exists(
      selectFrom('uploads')
        .select('uploads.sha256')
        .whereRef('uploads.sha256', '=', 'files.sha256')
        .where('uploads.role', '=', 'picture'),
    ),
    exists(
      selectFrom('content_files')
        .select('content_files.sha256')
        .whereRef('content_files.sha256', '=', 'files.sha256'),
    ),
  ]);

const listUsable = (database: Database, hashes: readonly string[]) =>
  database.selectFrom('files').select('sha256').where('sha256', 'in', hashes).where(isForContents).execute();

/** @throws AppError bad-request naming the fields whose picture is not stored: a form may be older than an upload that nothing used */
export async function requirePictures(
  transaction: DatabaseTransaction,
  kind: ContentKind,
  body: ContentBody,
): Promise<void> {
  const hashes = pictureHashesOf(body);
  if (hashes.length === 0) return;
  const usable = new Set((await listUsable(transaction, hashes)).map(({ sha256 }) => sha256));
  const missing = kind.facts.filter(({ type, name }) => {
    const hash = type === 'picture' ? pictureHashOf(String(body.facts[name] ?? '')) : undefined;
    return hash !== undefined && !usable.has(hash);
  });
  if (missing.length > 0)
    throw new AppError(
      'bad-request',
      missing.map(({ label }) => `${label}: this file is no longer stored. Upload it again.`).join(' '),
    );
}

/** Keeps the pictures of a version as long as the version, that is forever. Addresses that are not stored are left out. */
export async function keepPictures(
  transaction: DatabaseTransaction,
  version: { entryId: number; number: number; body: ContentBody },
): Promise<void> {
  const hashes = pictureHashesOf(version.body);
  const stored = hashes.length > 0 ? await listUsable(transaction, hashes) : [];
  if (stored.length === 0) return;
  await transaction
    .insertInto('content_files')
    .values(stored.map(({ sha256 }) => ({ sha256, entry_id: version.entryId, number: version.number })))
    .execute();
}

/** Lets visitors see the pictures of what is published. */
export async function publishPictures(transaction: DatabaseTransaction, body: ContentBody): Promise<void> {
  const hashes = pictureHashesOf(body);
  if (hashes.length === 0) return;
  await transaction
    .updateTable('files')
    .set({ public: 1 })
    .where('sha256', 'in', hashes)
    .where(isForContents)
    .execute();
}

/** A picture of a draft. @param name as in its address, hash and ending */
export async function findPicture(database: Database, name: string): Promise<FoundFile | undefined> {
  const hash = pictureHashOf(`/files/${name}`);
  const [usable] = hash === undefined ? [] : await listUsable(database, [hash]);
  const file = usable && (await findFile(database, usable.sha256));
  return file && filePath(file.sha256, file.mediaType) === `/files/${name}` ? file : undefined;
}
