import type { StoredCover } from '#features/core/news/model/cover.ts';
import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import { pictureHashOf } from '#features/team/editing/model/picture-address.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
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
  return src === undefined ? null : write({ src, ...coverSize, bytes: 0 });
}

/** The column of a body; null without a cover. */
export async function storedCover(
  transaction: DatabaseTransaction,
  body: ContentBody,
): Promise<string | null> {
  const src = addressIn(body);
  if (src === undefined) return null;
  const file = await transaction
    .selectFrom('files')
    .select(['size_bytes', 'width', 'height'])
    .where('sha256', '=', pictureHashOf(src) ?? '')
    .executeTakeFirst();
  if (!file) return null;
  const { width, height } = file;
  return write({
    src,
    width: width ?? coverSize.width,
    height: height ?? coverSize.height,
    bytes: file.size_bytes,
  });
}

/** The address in a column, as the desk's form has it. */
export const coverAddress = (stored: string | null): string =>
  stored === null ? '' : (JSON.parse(stored) as StoredCover).src;
