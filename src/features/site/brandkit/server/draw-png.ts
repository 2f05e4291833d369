import { sharp } from '#platform/files/sharp.ts';

/** A vector drawing as PNG with a transparent background. The same drawing gives the same bytes. */
export function drawPng(svg: Buffer, widthPx: number): Promise<Buffer> {
  // Scaled by the vector renderer itself, so that edges stay sharp at any size.
  return sharp(svg).resize({ width: widthPx }).png({ compressionLevel: 9 }).toBuffer();
}
