import type { PictureSize } from '#lib/picture-area.ts';
import { iconSidePixels } from '#lib/upload-limits.ts';

/** What of a picture is seen through the square of the logo: the point at its center, and logo pixels for each pixel of the picture. */
export interface CropFrame {
  x: number;
  y: number;
  scale: number;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The smallest scale shows the whole picture, the largest doubles its pixels or more. */
function clampFrame({ width, height }: PictureSize, { x, y, scale }: CropFrame): CropFrame {
  const whole = iconSidePixels / Math.max(width, height);
  const filling = iconSidePixels / Math.min(width, height);
  const fair = clamp(scale, whole, Math.max(2, filling * 4));
  const half = iconSidePixels / 2 / fair;
  // Along a side that is shorter than the square, the picture stays in the middle.
  const inside = (value: number, side: number) =>
    half * 2 >= side ? side / 2 : clamp(value, half, side - half);
  return { x: inside(x, width), y: inside(y, height), scale: fair };
}

/** The middle of the picture, filling the square. */
export function fillFrame({ width, height }: PictureSize): CropFrame {
  return { x: width / 2, y: height / 2, scale: iconSidePixels / Math.min(width, height) };
}

/** @param dx, dy how far the picture goes to the right and down, in logo pixels */
export function moveFrame(size: PictureSize, frame: CropFrame, { dx, dy }: { dx: number; dy: number }) {
  return clampFrame(size, { ...frame, x: frame.x - dx / frame.scale, y: frame.y - dy / frame.scale });
}

/** @param factor above 1 comes nearer */
export function zoomFrame(size: PictureSize, frame: CropFrame, factor: number): CropFrame {
  return clampFrame(size, { ...frame, scale: frame.scale * factor });
}

/** The position of the whole picture in the square, in logo pixels. */
export function placePicture({ width, height }: PictureSize, { x, y, scale }: CropFrame) {
  return {
    left: iconSidePixels / 2 - x * scale,
    top: iconSidePixels / 2 - y * scale,
    width: width * scale,
    height: height * scale,
  };
}
