import { iconSidePixels } from '#lib/upload-limits.ts';

function readPicture(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('This file cannot be read.'));
    reader.readAsDataURL(blob);
  });
}

async function drawSquare(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = iconSidePixels;
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, iconSidePixels, iconSidePixels);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/**
 * A logo of the size that is stored: a larger picture is cut around the middle. One of that size, a smaller one and what is no picture
 * stay as they are; the server says what is wrong with them.
 * @returns what to send, and the same as a `data:` address
 */
export async function cutLogo(file: File): Promise<{ blob: Blob; picture: string }> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const isLarger =
    bitmap !== undefined &&
    Math.min(bitmap.width, bitmap.height) >= iconSidePixels &&
    (bitmap.width !== iconSidePixels || bitmap.height !== iconSidePixels);
  const blob = (isLarger && bitmap ? await drawSquare(bitmap) : null) ?? file;
  return { blob, picture: await readPicture(blob) };
}
