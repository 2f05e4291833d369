import { smallestPart, type PictureArea, type PictureSize } from '#lib/picture-area.ts';
import { pictureMaxPixels, storedPictureMaxBytes } from '#lib/upload-limits.ts';
import { sharp } from '../sharp.ts';
import type { UploadReading } from '../upload.ts';
import { inspectPicture, type PictureRule } from './inspect-picture.ts';

/** A picture of the largest size takes about a second. */
const timeoutSeconds = 5;
/** A picture is kept this many times larger than its field, so that the smallest part that is accepted is a sixth of its width. */
const keptScale = 3;
const keptQuality = 90;
const shownQuality = 84;
/** Between two steps: nothing is lost, and the smallest file would take seconds. */
const quick = { compressionLevel: 1 };

const rule: PictureRule = {
  sizeIssue: ({ width, height }) =>
    width * height > pictureMaxPixels ? { code: 'wrong-size', width, height } : undefined,
  // At most eight bytes a pixel, and one for each of its rows.
  pixelsMaxBytes: pictureMaxPixels * 9,
};

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: pictureMaxPixels, failOn: 'error' }).timeout({ seconds: timeoutSeconds });

/** Fits into a box of `keptScale` times `size`, but covers `size`; never enlarged. */
function keptSize(picture: PictureSize, size: PictureSize): PictureSize {
  const [across, down] = [size.width / picture.width, size.height / picture.height];
  const scale = Math.min(1, Math.max(Math.min(across, down) * keptScale, Math.max(across, down)));
  return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
}

/** Photographs are stored as JPEG, whatever they came as: many times smaller. What lets the ground through stays PNG. */
async function encode(drawn: Buffer, quality: number): Promise<{ bytes: Buffer; mediaType: string }> {
  const { isOpaque } = await sharp(drawn).stats();
  return isOpaque
    ? { bytes: await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer(), mediaType: 'image/jpeg' }
    : { bytes: await sharp(drawn).png({ compressionLevel: 9 }).toBuffer(), mediaType: 'image/png' };
}

/**
 * Reads a picture for a content and redraws it, whole: upright, sRGB, without metadata, scaled down where it is many times larger than
 * `size`. Parts of it are cut later. Half of `size` is the least that is accepted.
 */
export async function readPicture(bytes: Uint8Array, size: PictureSize): Promise<UploadReading> {
  const inspected = await inspectPicture(bytes, rule);
  if (!inspected.ok) return inspected;
  const { picture } = inspected;
  try {
    const { autoOrient: upright } = await sharp(picture).metadata();
    const { width, height } = upright;
    const least = smallestPart(size);
    if (width < least.width || height < least.height)
      return { ok: false, refusal: { code: 'too-small', width, height } };
    const kept = keptSize(upright, size);
    const drawn = await open(picture)
      .autoOrient()
      .resize({ ...kept, fit: 'fill' })
      .toColourspace('srgb')
      .png(quick)
      .toBuffer();
    const encoded = await encode(drawn, keptQuality);
    if (encoded.bytes.length > storedPictureMaxBytes) return { ok: false, refusal: { code: 'too-complex' } };
    return { ok: true, upload: { ...encoded, ...kept } };
  } catch {
    return { ok: false, refusal: { code: 'broken' } };
  }
}

/** Cuts a part out of a picture that was read before, and scales it down to `size` where it is larger. */
export async function cutPicture(
  bytes: Uint8Array,
  { area, size }: { area: PictureArea; size: PictureSize },
): Promise<UploadReading> {
  const scale = Math.min(1, size.width / area.width);
  const stored = { width: Math.round(area.width * scale), height: Math.round(area.height * scale) };
  try {
    const drawn = await open(bytes)
      .extract(area)
      .resize({ ...stored, fit: 'fill' })
      .png(quick)
      .toBuffer();
    return { ok: true, upload: { ...(await encode(drawn, shownQuality)), ...stored } };
  } catch {
    return { ok: false, refusal: { code: 'broken' } };
  }
}
