import type { ExpressionBuilder } from 'kysely';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { DatabaseSchema } from '#platform/database/schema.ts';
import { filePath } from '#platform/files/file-path.ts';
import { findFile, type FoundFile } from '#platform/files/find-file.ts';
import type { ContentBody } from '../model/content-body.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { editorLanguages, shownTexts } from '../model/languages.ts';
import { pictureHashesOf, pictureHashOf } from '../model/picture-address.ts';
import { hashesInText } from '../model/text-pictures.ts';
import type { EditingDependencies } from './editing-dependencies.ts';

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
  const isMissing = (hash: string | undefined) => hash !== undefined && !usable.has(hash);
  const facts = kind.facts
    .filter(
      ({ type, name }) => type === 'picture' && isMissing(pictureHashOf(String(body.facts[name] ?? ''))),
    )
    .map(({ label }) => label);
  const texts = editorLanguages.flatMap(({ locale, name: language }) =>
    kind.texts
      .filter(({ name }) => hashesInText(body.texts[locale]?.[name] ?? '').some(isMissing))
      .map(({ label }) => `${label}, ${language}`),
  );
  const missing = [...facts, ...texts];
  if (missing.length > 0)
    throw new AppError(
      'bad-request',
      missing.map((place) => `${place}: this file is no longer stored. Upload it again.`).join(' '),
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

/** Lets visitors see the pictures of what is published, in every width; those of languages that stay drafts remain at the desk. */
export async function publishPictures(
  transaction: DatabaseTransaction,
  kind: ContentKind,
  body: ContentBody,
): Promise<void> {
  const hashes = pictureHashesOf({ facts: body.facts, texts: shownTexts(kind, body) });
  if (hashes.length === 0) return;
  await transaction
    .updateTable('files')
    .set({ public: 1 })
    .where('sha256', 'in', hashes)
    .where(isForContents)
    .execute();
  await transaction
    .updateTable('files')
    .set({ public: 1 })
    .where('sha256', 'in', ({ selectFrom }) =>
      selectFrom('picture_widths').select('narrow_sha256').where('picture_widths.sha256', 'in', hashes),
    )
    .execute();
}

const isWhole = async (database: Database, hash: string) =>
  (await database
    .selectFrom('picture_cuts')
    .select('sha256')
    .where('whole_sha256', '=', hash)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** A picture of a draft, or the whole of which one is a part. @param name as in its address, hash and ending */
export async function findPicture(
  { database, fileBucket }: Pick<EditingDependencies, 'database' | 'fileBucket'>,
  name: string,
): Promise<FoundFile | undefined> {
  const hash = pictureHashOf(`/files/${name}`);
  if (hash === undefined) return undefined;
  const isUsable = (await listUsable(database, [hash])).length > 0 || (await isWhole(database, hash));
  const file = isUsable ? await findFile(database, hash, fileBucket) : undefined;
  return file && filePath(file.sha256, file.mediaType) === `/files/${name}` ? file : undefined;
}
