import type { UploadRefusal } from '#lib/upload-refusal.ts';
import { inspectJpeg } from './inspect-jpeg.ts';
import { inspectPng } from './inspect-png.ts';
import type { PictureFacts } from './picture-facts.ts';
import { sniffImage } from './sniff-image.ts';

export interface PictureRule {
  /** What is wrong with a picture of these dimensions. */
  sizeIssue(dimensions: { width: number; height: number }): UploadRefusal | undefined;
  /** What the pixels of a PNG may unpack to. */
  pixelsMaxBytes: number;
}

export type InspectedPicture =
  { ok: true; content: Buffer; format: 'JPG' | 'PNG' } | { ok: false; refusal: UploadRefusal };

/** What is wrong with a picture, the most obvious first. */
function findIssue(facts: PictureFacts | undefined, { sizeIssue }: PictureRule): UploadRefusal | undefined {
  if (!facts) return { code: 'broken' };
  const { width, height } = facts;
  if (width === 0 || height === 0) return { code: 'broken' };
  const wrongSize = sizeIssue({ width, height });
  if (wrongSize) return wrongSize;
  if (facts.isAnimated) return { code: 'animated' };
  if (facts.isPrint) return { code: 'print-colors' };
  if (facts.isBomb) return { code: 'bomb' };
  if (!facts.isWhole) return { code: 'broken' };
  return facts.hasMore ? { code: 'mixed' } : undefined;
}

/** Is it a JPG or PNG that may be decoded? By content, never by name; size and structure are read before any pixel. */
export async function inspectPicture(bytes: Uint8Array, rule: PictureRule): Promise<InspectedPicture> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = sniffImage(content);
  if (!format) return { ok: false, refusal: { code: 'not-an-image' } };
  if (format !== 'JPG' && format !== 'PNG') return { ok: false, refusal: { code: 'other-image', format } };
  const facts = format === 'PNG' ? await inspectPng(content, rule.pixelsMaxBytes) : inspectJpeg(content);
  const refusal = findIssue(facts, rule);
  return refusal ? { ok: false, refusal } : { ok: true, content, format };
}
