import sharp from 'sharp';

/** A valid logo; each color is another file. */
export function drawLogo(red = 10, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  const picture = sharp({
    create: { width: 400, height: 400, channels: 3, background: { r: red, g: 90, b: 120 } },
  });
  return picture.toFormat(format).toBuffer();
}
