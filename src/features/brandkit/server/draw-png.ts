import { sharp } from '#platform/files/sharp.ts';

/** A vector drawing in pixels, with a transparent ground. The same bytes for the same drawing. */
export function drawPng(svg: Buffer, widthPx: number): Promise<Buffer> {
  // Scaled by the vector renderer itself, not afterwards: edges stay sharp at any size.
  return sharp(svg).resize({ width: widthPx }).png({ compressionLevel: 9 }).toBuffer();
}
