/** A vector drawing as PNG with a transparent background. The same drawing gives the same bytes. */
export async function drawPng(svg: Buffer, widthPx: number): Promise<Buffer> {
  // Loaded with the first picture: the library takes 9 MB.
  const { sharp } = await import('#platform/files/sharp.ts');
  // Scaled by the vector renderer itself, so that edges stay sharp at any size.
  return sharp(svg).resize({ width: widthPx }).png({ compressionLevel: 9 }).toBuffer();
}
