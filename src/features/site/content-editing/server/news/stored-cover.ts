import type { StoredCover } from '#features/core/news/model/cover.ts';
import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import { pictureHashOf } from '#features/team/editing/model/picture-address.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { filePath } from '#platform/files/file-path.ts';
import { coverField, coverSize } from '../../model/news/cover-fields.ts';

/** The address of an uploaded picture; a generated chart needs no cover. */
function addressIn(body: ContentBody): string | undefined {
  const address = String(body.facts[coverField.name] ?? '');
  return pictureHashOf(address) !== undefined && !address.endsWith('.svg') ? address : undefined;
}

const write = (cover: StoredCover) => JSON.stringify(cover);

/** The column of a draft, for its preview: in the size of its field, whatever the file's is. */
export function draftCover(body: ContentBody): string | null {
  const src = addressIn(body);
  return src === undefined ? null : write({ src, ...coverSize, bytes: 0, narrower: [] });
}

/** The files of a picture in less width. */
async function readNarrower(
  transaction: DatabaseTransaction,
  sha256: string,
): Promise<StoredCover['narrower']> {
  const rows = await transaction
    .selectFrom('picture_widths')
    .innerJoin('files', 'files.sha256', 'picture_widths.narrow_sha256')
    .select(['picture_widths.width', 'files.sha256', 'files.media_type'])
    .where('picture_widths.sha256', '=', sha256)
    .orderBy('picture_widths.width')
    .execute();
  return rows.map((row) => ({ src: filePath(row.sha256, row.media_type), width: row.width }));
}

/** The column of a body; null without a cover. */
export async function storedCover(
  transaction: DatabaseTransaction,
  body: ContentBody,
): Promise<string | null> {
  const src = addressIn(body);
  const sha256 = pictureHashOf(src ?? '');
  if (src === undefined || sha256 === undefined) return null;
  const file = await transaction
    .selectFrom('files')
    .select(['size_bytes', 'width', 'height'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (!file) return null;
  const { width, height } = file;
  return write({
    src,
    width: width ?? coverSize.width,
    height: height ?? coverSize.height,
    bytes: file.size_bytes,
    narrower: await readNarrower(transaction, sha256),
  });
}

/** The address in a column, as the desk's form has it. */
export const coverAddress = (stored: string | null): string =>
  stored === null ? '' : (JSON.parse(stored) as StoredCover).src;
