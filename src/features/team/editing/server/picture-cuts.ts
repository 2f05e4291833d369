import { AppError } from '#lib/app-error.ts';
import { findAreaIssue, middleArea, type PictureArea, type PictureSize } from '#lib/picture-area.ts';
import { textPictureAddress } from '#lib/text-picture.ts';
import type { Database } from '#platform/database/database.ts';
import { filePath } from '#platform/files/file-path.ts';
import { findFile } from '#platform/files/find-file.ts';
import { storePicturePart, storeWholePicture, type StoredFile } from '#platform/files/store-upload.ts';
import { pictureHashOf } from '../model/picture-address.ts';
import type { PictureCut } from '../model/picture-cut.ts';
import { describeAreaIssue, describeRefusal } from '../model/picture-words.ts';
import type { EditingDependencies, Editor } from './editing-dependencies.ts';
import { portOf } from './entry-rows.ts';

interface PictureTarget {
  kind: string;
  /** Name of the field of the type `picture`, or of a text with pictures. */
  field: string;
  person: Editor;
}

export interface PictureRequest extends PictureTarget {
  bytes: Uint8Array;
}

export interface CutRequest extends PictureTarget {
  /** Hash of the part that is shown now. */
  hash: string;
  area: PictureArea;
}

/** How a field stores its pictures. */
interface PicturePlace {
  size: PictureSize;
  /** Within a text a picture is whole, until an editor chooses a part, and its address names its size. */
  isInText: boolean;
  /** The lesser widths in which it is stored too, in pixels. */
  widths: readonly number[];
}

/** @throws AppError not-found */
function placeOf({ ports }: EditingDependencies, { kind: named, field: name }: PictureTarget): PicturePlace {
  const { kind } = portOf(ports, named);
  const fact = kind.facts.find((each) => each.name === name);
  if (fact?.type === 'picture') return { size: fact.size, isInText: false, widths: fact.widths ?? [] };
  const size = kind.texts.find((each) => each.name === name)?.pictures;
  if (!size) throw new AppError('not-found', 'There is no such picture field.');
  return { size, isInText: true, widths: [] };
}

/** A picture in a text is at most this many times as high as its place is wide, so that one does not fill several screens. */
const highestInText = 1.5;

/** The width at which a part is stored, with its height. */
function storedSize({ size, isInText }: PicturePlace, { width, height }: PictureSize): PictureSize {
  if (!isInText) return size;
  const scale = Math.min(1, size.width / width, (size.width * highestInText) / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const keyOf = ({ id, email }: Editor) => id ?? email;

interface Part {
  whole: { sha256: string; bytes: Uint8Array };
  area: PictureArea;
  place: PicturePlace;
  person: Editor;
}

/** Stores the part in less width too, so that visitors who see it small load less. */
async function storeNarrow(
  { database, opener, now }: EditingDependencies,
  { whole, area, place, person }: Part,
  stored: StoredFile,
): Promise<void> {
  const width = stored.width ?? 0;
  for (const narrow of place.widths.filter((each) => each < width)) {
    const size = { width: narrow, height: Math.round((place.size.height * narrow) / place.size.width) };
    const part = { area, size, key: keyOf(person) };
    const found = await storePicturePart({ database, opener, now }, whole.bytes, part);
    if (!found.ok) throw new AppError('bad-request', describeRefusal(found.refusal, place.size));
    const row = { sha256: stored.sha256, width: narrow, narrow_sha256: found.file.sha256 };
    await database
      .insertInto('picture_widths')
      .values(row)
      .onConflict((conflict) => conflict.columns(['sha256', 'width']).doUpdateSet(row))
      .execute();
  }
}

/** Stores a part of a picture, and of which it is one. @returns its address */
async function storePart(dependencies: EditingDependencies, request: Part): Promise<string> {
  const { database, opener, now } = dependencies;
  const { whole, area, place, person } = request;
  const { left, top, width, height } = area;
  const size = storedSize(place, area);
  const part = { area: { left, top, width, height }, size, key: keyOf(person) };
  const stored = await storePicturePart({ database, opener, now }, whole.bytes, part);
  if (!stored.ok) throw new AppError('bad-request', describeRefusal(stored.refusal, place.size));
  const { sha256, mediaType } = stored.file;
  const origin = { whole_sha256: whole.sha256, ...part.area };
  await database
    .insertInto('picture_cuts')
    .values({ sha256, ...origin })
    // Equal bytes can be cut out of another picture: the one that an editor has before them counts.
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet(origin))
    .execute();
  await storeNarrow(dependencies, { ...request, area: part.area }, stored.file);
  const path = filePath(sha256, mediaType);
  return place.isInText ? textPictureAddress(path, size) : path;
}

/** The stored bytes of a whole picture. @throws AppError not-found when it was deleted in the meantime */
async function readWhole(
  { database, fileBucket }: EditingDependencies,
  sha256: string,
): Promise<Part['whole']> {
  const file = await findFile(database, sha256, fileBucket);
  if (!file) throw new AppError('not-found', 'The whole picture is no longer stored. Upload it again.');
  return file;
}

/**
 * Checks a picture by its content, stores it whole, and a part of it in the ratio of its field, around the middle (in a text: all of it). Visitors do not see the
 * part before a content with it is published, and never the whole; what no version uses within a day is deleted
 * (`delete-orphan-files.ts`).
 * @returns the part's address @throws AppError not-found, bad-request with a sentence that says what is accepted
 */
export async function storePicture(
  dependencies: EditingDependencies,
  { bytes, ...target }: PictureRequest,
): Promise<string> {
  const { database, opener, now } = dependencies;
  const place = placeOf(dependencies, target);
  const { size } = place;
  const { person } = target;
  const stored = await storeWholePicture({ database, opener, now }, bytes, { size, key: keyOf(person) });
  if (!stored.ok) throw new AppError('bad-request', describeRefusal(stored.refusal, size));
  const { sha256, width, height } = stored.file;
  const whole = await readWhole(dependencies, sha256);
  const picture = { width: width ?? 0, height: height ?? 0 };
  const area = place.isInText ? { left: 0, top: 0, ...picture } : middleArea(picture, size);
  return storePart(dependencies, { whole, area, place, person });
}

/** The whole picture of which a stored one is a part. @throws AppError not-found for one that was never cut here */
export async function getCut(database: Database, hash: string): Promise<PictureCut> {
  const row = await database
    .selectFrom('picture_cuts')
    .innerJoin('files', 'files.sha256', 'picture_cuts.whole_sha256')
    .where('picture_cuts.sha256', '=', hash)
    .select(['whole_sha256', 'left', 'top', 'picture_cuts.width', 'picture_cuts.height'])
    .select(['files.media_type', 'files.width as whole_width', 'files.height as whole_height'])
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'The whole of this picture is not stored. Upload it again.');
  const { left, top, width, height } = row;
  return {
    id: hash,
    address: filePath(row.whole_sha256, row.media_type),
    size: { width: row.whole_width ?? 0, height: row.whole_height ?? 0 },
    area: { left, top, width, height },
  };
}

/** Cuts another part out of the same picture. @returns its address @throws AppError not-found, bad-request */
export async function cutAgain(
  dependencies: EditingDependencies,
  { hash, area, ...target }: CutRequest,
): Promise<string> {
  const { database } = dependencies;
  const place = placeOf(dependencies, target);
  const { size } = place;
  const cut = await getCut(database, hash);
  const issue = findAreaIssue(cut.size, size, area);
  if (issue) throw new AppError('bad-request', describeAreaIssue(issue, size));
  const whole = await readWhole(dependencies, pictureHashOf(cut.address) ?? '');
  return storePart(dependencies, { whole, area, place, person: target.person });
}
