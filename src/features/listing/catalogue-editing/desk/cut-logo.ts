import type { PictureArea, PictureSize } from '#lib/picture-area.ts';
import { iconSidePixels } from '#lib/upload-limits.ts';

/** A picture that is larger than a logo: a part of it has to be chosen. */
export interface LargerPicture {
  bitmap: ImageBitmap;
  /** A `data:` address. */
  src: string;
  size: PictureSize;
}

/** The file as a `data:` address. */
export function readPicture(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('This file cannot be read.'));
    reader.readAsDataURL(blob);
  });
}

/** Undefined for a logo of the size that is stored, a smaller one and what is no picture: the server says what is wrong with them. */
export async function findLarger(file: File): Promise<LargerPicture | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  const isLarger =
    Math.min(width, height) >= iconSidePixels && (width !== iconSidePixels || height !== iconSidePixels);
  return isLarger ? { bitmap, src: await readPicture(file), size: { width, height } } : undefined;
}

/** A part of a picture as a logo. */
export async function cutLogo(bitmap: ImageBitmap, { left, top, width, height }: PictureArea): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = iconSidePixels;
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, left, top, width, height, 0, 0, iconSidePixels, iconSidePixels);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This picture cannot be cropped in this browser. Choose one of the right size.');
  return blob;
}
