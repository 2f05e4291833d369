import { sharp } from '../sharp.ts';
import { iconSidePixels } from '#lib/upload-limits.ts';
import type { UploadReading } from '../upload.ts';
import { inspectPicture, type PictureRule } from './inspect-picture.ts';

const side = iconSidePixels;
/** Decoding a 400 × 400 picture takes milliseconds; one that takes longer was made to. */
const timeoutSeconds = 5;

const rule: PictureRule = {
  sizeIssue: ({ width, height }) => {
    if (width < side || height < side) return { code: 'too-small', width, height };
    return width !== side || height !== side ? { code: 'wrong-size', width, height } : undefined;
  },
  // 400 × 400 pixels of at most eight bytes.
  pixelsMaxBytes: 2 * 1024 * 1024,
};

/** Upright, sRGB, eight bits, and pixels only. @throws when the pixels cannot be read */
function redraw(content: Buffer, format: 'JPG' | 'PNG'): Promise<Buffer> {
  const picture = sharp(content, { limitInputPixels: side * side, failOn: 'error', sequentialRead: true });
  const plain = picture.autoOrient().toColourspace('srgb').timeout({ seconds: timeoutSeconds });
  return (
    format === 'PNG' ? plain.png() : plain.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
  ).toBuffer();
}

/**
 * Reads a logo and re-encodes it, so that only the picture is stored: no metadata, no appended data, one
 * frame, sRGB. Size and structure are read before decoding, so a bomb is refused unopened.
 */
export async function readIcon(bytes: Uint8Array): Promise<UploadReading> {
  const inspected = await inspectPicture(bytes, rule);
  if (!inspected.ok) return inspected;
  const { picture, format } = inspected;
  try {
    const stored = await redraw(picture, format);
    const mediaType = format === 'PNG' ? 'image/png' : 'image/jpeg';
    return { ok: true, upload: { bytes: stored, mediaType, width: side, height: side } };
  } catch {
    return { ok: false, refusal: { code: 'broken' } };
  }
}
