import { sniffImage } from '#lib/sniff-image.ts';
import type { UploadRefusal } from '#lib/upload-refusal.ts';
import { sharp } from '../sharp.ts';
import { inspectJpeg } from './inspect-jpeg.ts';
import { inspectPng } from './inspect-png.ts';
import type { PictureFacts } from './picture-facts.ts';

export interface PictureRule {
  /** What is wrong with a picture of these dimensions. */
  sizeIssue(dimensions: { width: number; height: number }): UploadRefusal | undefined;
  /** What the pixels of a PNG may unpack to. */
  pixelsMaxBytes: number;
}

export type InspectedPicture =
  { ok: true; picture: Buffer; format: 'JPG' | 'PNG' } | { ok: false; refusal: UploadRefusal };

/** What is wrong with a picture, the most obvious first. */
function findIssue(facts: PictureFacts, { sizeIssue }: PictureRule): UploadRefusal | undefined {
  const { width, height, rareKind } = facts;
  if (rareKind !== undefined) return { code: 'other-image', format: rareKind };
  if (width === 0 || height === 0) return { code: 'broken' };
  const wrongSize = sizeIssue({ width, height });
  if (wrongSize) return wrongSize;
  if (facts.isAnimated) return { code: 'animated' };
  if (facts.isPrint) return { code: 'print-colors' };
  if (facts.isBomb) return { code: 'bomb' };
  return facts.isWhole ? undefined : { code: 'broken' };
}

/** Names the size as people see it: a camera that is turned writes its picture as it was and notes which side is up. */
async function sayUpright(refusal: UploadRefusal, facts: PictureFacts): Promise<UploadRefusal> {
  if (refusal.width === undefined || facts.isBomb) return refusal;
  try {
    const { autoOrient } = await sharp(facts.picture, { limitInputPixels: false }).metadata();
    return { ...refusal, ...autoOrient };
  } catch {
    return refusal;
  }
}

/**
 * Is it a JPG or PNG that may be decoded? By content, never by name; size and structure are read before any pixel.
 * @returns the picture without anything else that the file holds
 */
export async function inspectPicture(bytes: Uint8Array, rule: PictureRule): Promise<InspectedPicture> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = sniffImage(content);
  if (!format) return { ok: false, refusal: { code: 'not-an-image' } };
  if (format !== 'JPG' && format !== 'PNG') return { ok: false, refusal: { code: 'other-image', format } };
  const facts = format === 'PNG' ? await inspectPng(content, rule.pixelsMaxBytes) : inspectJpeg(content);
  if (!facts) return { ok: false, refusal: { code: 'broken' } };
  const refusal = findIssue(facts, rule);
  if (refusal) return { ok: false, refusal: await sayUpright(refusal, facts) };
  return { ok: true, picture: facts.picture, format };
}
