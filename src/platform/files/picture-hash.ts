import { hashedSide, hashShades } from './perceptual-hash.ts';
import { sharp } from './sharp.ts';
import type { Database } from '../database/database.ts';

/** Digits of a hash. */
const pictureHashBits = 64;
/** The picture is first reduced to this size, and then to that of the hash. */
const sidePixels = 64;
/** A single-color picture has no features; any two of them would match. */
const fewestFeatures = 4;
const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/svg+xml']);

/**
 * Perceptual hash of a picture in shades of gray on white. It survives another size, format, compression or color. Empty for what is not a picture or has
 * no features.
 */
async function hashPicture({ bytes, mediaType }: { bytes: Uint8Array; mediaType: string }): Promise<string> {
  if (!pictureTypes.has(mediaType)) return '';
  try {
    const small = await sharp(bytes, { limitInputPixels: 4096 * 4096 })
      .resize(sidePixels, sidePixels, { fit: 'fill' })
      .flatten({ background: '#fff' })
      .timeout({ seconds: 5 })
      .png()
      .toBuffer();
    const shades = await sharp(small)
      .greyscale()
      .resize(hashedSide, hashedSide, { fit: 'fill' })
      .raw()
      .toBuffer();
    const hash = hashShades(shades);
    const features = hash.replaceAll('0', '').length;
    return Math.min(features, pictureHashBits - features) < fewestFeatures ? '' : hash;
  } catch {
    return '';
  }
}

/** The number of digits in which two hashes differ. */
export function countDifferentBits(a: string, b: string): number {
  let different = 0;
  for (let at = 0; at < pictureHashBits; at += 1) if (a[at] !== b[at]) different += 1;
  return different;
}

async function hashFile(database: Database, sha256: string): Promise<string> {
  const file = await database
    .selectFrom('files')
    .select(['bytes', 'media_type'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (!file) return '';
  const picture_hash = await hashPicture({ bytes: file.bytes, mediaType: file.media_type });
  await database.updateTable('files').set({ picture_hash }).where('sha256', '=', sha256).execute();
  return picture_hash;
}

/** The hash of a stored picture; computed once. */
export async function getPictureHash(database: Database, sha256: string): Promise<string> {
  const known = await database
    .selectFrom('files')
    .select('picture_hash')
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return known?.picture_hash ?? hashFile(database, sha256);
}

/** Computes missing hashes of listed icons: after an import there are many. @returns how many were done */
export async function hashPublicPictures(database: Database, most: number): Promise<number> {
  const rows = await database
    .selectFrom('files')
    .select('sha256')
    .where('public', '=', 1)
    .where('picture_hash', 'is', null)
    .limit(most)
    .execute();
  // One after the other, since it is not urgent.
  for (const { sha256 } of rows) await hashFile(database, sha256);
  return rows.length;
}
