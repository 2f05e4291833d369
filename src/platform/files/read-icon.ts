import sharp from 'sharp';
import { iconSidePixels, type UploadReading } from './upload.ts';

const side = iconSidePixels;
/** Decoding a 400 × 400 picture takes milliseconds; one that takes longer was made to. */
const timeoutSeconds = 5;

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** By content, never by name: JPEG (ITU T.81) or PNG (RFC 2083 §3.1). */
function formatOf(bytes: Uint8Array): 'jpeg' | 'png' | undefined {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return undefined;
}

/**
 * Reads a logo and writes it anew, so that what is kept is a picture and nothing else: no metadata, no appended data, one frame, sRGB.
 * The size is read from the header before anything is decoded, so a bomb is refused unopened.
 */
export async function readIcon(bytes: Uint8Array): Promise<UploadReading> {
  const format = formatOf(bytes);
  if (!format) return { ok: false, refusal: { code: 'wrong-type' } };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width !== side || height !== side)
      return { ok: false, refusal: { code: 'wrong-size', width, height } };
    const picture = sharp(bytes, { limitInputPixels: side * side, failOn: 'error', sequentialRead: true });
    const plain = picture.autoOrient().toColourspace('srgb').timeout({ seconds: timeoutSeconds });
    const encoded = format === 'png' ? plain.png() : plain.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
    const stored = await encoded.toBuffer();
    return { ok: true, upload: { bytes: stored, mediaType: `image/${format}`, width: side, height: side } };
  } catch {
    return { ok: false, refusal: { code: 'broken' } };
  }
}
