import { sharp } from '../sharp.ts';
import { iconSidePixels } from '#lib/upload-limits.ts';
import type { UploadRefusal } from '#lib/upload-refusal.ts';
import { inspectJpeg } from './inspect-jpeg.ts';
import { inspectPng } from './inspect-png.ts';
import type { PictureFacts } from './picture-facts.ts';
import { sniffImage } from './sniff-image.ts';
import type { UploadReading } from '../upload.ts';

const side = iconSidePixels;
/** Decoding a 400 × 400 picture takes milliseconds; one that takes longer was made to. */
const timeoutSeconds = 5;

/** What is wrong with a picture, the most obvious first; nothing has been decoded yet. */
function findIssue(facts: PictureFacts | undefined): UploadRefusal | undefined {
  if (!facts) return { code: 'broken' };
  const { width, height } = facts;
  if (width === 0 || height === 0) return { code: 'broken' };
  if (width < side || height < side) return { code: 'too-small', width, height };
  if (width !== side || height !== side) return { code: 'wrong-size', width, height };
  if (facts.isAnimated) return { code: 'animated' };
  if (facts.isPrint) return { code: 'print-colors' };
  if (facts.isBomb) return { code: 'bomb' };
  if (!facts.isWhole) return { code: 'broken' };
  return facts.hasMore ? { code: 'mixed' } : undefined;
}

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
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = sniffImage(content);
  if (!format) return { ok: false, refusal: { code: 'not-an-image' } };
  if (format !== 'JPG' && format !== 'PNG') return { ok: false, refusal: { code: 'other-image', format } };
  const refusal = findIssue(format === 'PNG' ? await inspectPng(content) : inspectJpeg(content));
  if (refusal) return { ok: false, refusal };
  try {
    const stored = await redraw(content, format);
    const mediaType = format === 'PNG' ? 'image/png' : 'image/jpeg';
    return { ok: true, upload: { bytes: stored, mediaType, width: side, height: side } };
  } catch {
    return { ok: false, refusal: { code: 'broken' } };
  }
}
