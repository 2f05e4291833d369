import { pictureMaxPixels } from '#lib/upload-limits.ts';
import { sharp } from '../sharp.ts';
import type { PictureSize, UploadReading } from '../upload.ts';
import { inspectPicture, type PictureRule } from './inspect-picture.ts';

/** A picture of the largest size takes about a second. */
const timeoutSeconds = 5;

const rule: PictureRule = {
  sizeIssue: ({ width, height }) =>
    width * height > pictureMaxPixels ? { code: 'wrong-size', width, height } : undefined,
  // At most eight bytes a pixel, and one for each of its rows.
  pixelsMaxBytes: pictureMaxPixels * 9,
};

/** The size at which it is stored: the largest part of the picture in this ratio, scaled down to `size` where it is larger. */
function storedSize(picture: PictureSize, size: PictureSize): PictureSize {
  const scale = Math.min(1, picture.width / size.width, picture.height / size.height);
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}

/** Photographs are stored as JPEG, whatever they came as: many times smaller. What lets the ground through stays PNG. */
async function encode(drawn: Buffer): Promise<{ bytes: Buffer; mediaType: string }> {
  const { isOpaque } = await sharp(drawn).stats();
  return isOpaque
    ? { bytes: await sharp(drawn).jpeg({ quality: 84, mozjpeg: true }).toBuffer(), mediaType: 'image/jpeg' }
    : { bytes: drawn, mediaType: 'image/png' };
}

/**
 * Reads a picture for a content and draws it anew: upright, sRGB, without metadata, cut around the middle to the ratio of `size` and
 * scaled down to it. Half of that is the least that is accepted.
 */
export async function readPicture(bytes: Uint8Array, size: PictureSize): Promise<UploadReading> {
  const inspected = await inspectPicture(bytes, rule);
  if (!inspected.ok) return inspected;
  const { content } = inspected;
  try {
    const { autoOrient: upright } = await sharp(content).metadata();
    const stored = storedSize(upright, size);
    if (stored.width < size.width / 2)
      return { ok: false, refusal: { code: 'too-small', width: upright.width, height: upright.height } };
    const drawn = await sharp(content, { limitInputPixels: pictureMaxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ ...stored, fit: 'cover', position: 'centre' })
      .toColourspace('srgb')
      .timeout({ seconds: timeoutSeconds })
      .png({ compressionLevel: 9 })
      .toBuffer();
    return { ok: true, upload: { ...(await encode(drawn)), ...stored } };
  } catch {
    return { ok: false, refusal: { code: 'broken' } };
  }
}
