/** Width and height, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A part of a picture, in its own pixels; whole numbers. */
export interface PictureArea extends PictureSize {
  left: number;
  top: number;
}

/** Half of the size at which a part is stored is the least that is accepted. */
export const smallestPart = ({ width, height }: PictureSize): PictureSize => ({
  width: Math.ceil(width / 2),
  height: Math.ceil(height / 2),
});

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The largest part of a picture in the ratio of `size`. */
function largestPart(picture: PictureSize, size: PictureSize): PictureSize {
  const scale = Math.min(picture.width / size.width, picture.height / size.height);
  return {
    width: Math.min(picture.width, Math.round(size.width * scale)),
    height: Math.min(picture.height, Math.round(size.height * scale)),
  };
}

/** The largest part in the ratio of `size`, in the middle. */
export function middleArea(picture: PictureSize, size: PictureSize): PictureArea {
  const part = largestPart(picture, size);
  return {
    ...part,
    left: Math.floor((picture.width - part.width) / 2),
    top: Math.floor((picture.height - part.height) / 2),
  };
}

/** How many times smaller the smallest part is than the largest: 1 where there is nothing to choose. */
export const largestZoom = (picture: PictureSize, size: PictureSize): number =>
  Math.max(1, largestPart(picture, size).width / smallestPart(size).width);

/** How many times smaller a part is than the largest. */
export const zoomOf = (picture: PictureSize, size: PictureSize, area: PictureArea): number =>
  largestPart(picture, size).width / area.width;

/** A part moved by pixels of the picture; it ends at the edges. */
export function moveArea(
  picture: PictureSize,
  area: PictureArea,
  by: { dx: number; dy: number },
): PictureArea {
  return {
    ...area,
    left: clamp(Math.round(area.left + by.dx), 0, picture.width - area.width),
    top: clamp(Math.round(area.top + by.dy), 0, picture.height - area.height),
  };
}

/** The part of another zoom around the same point, between the largest and the smallest that is accepted. */
export function zoomArea(
  picture: PictureSize,
  { size, area, zoom }: { size: PictureSize; area: PictureArea; zoom: number },
): PictureArea {
  const largest = largestPart(picture, size);
  const least = smallestPart(size);
  const width = clamp(Math.round(largest.width / zoom), Math.min(least.width, largest.width), largest.width);
  const height = clamp(
    Math.round((width * size.height) / size.width),
    Math.min(least.height, largest.height),
    largest.height,
  );
  const part = {
    width,
    height,
    left: area.left + (area.width - width) / 2,
    top: area.top + (area.height - height) / 2,
  };
  return moveArea(picture, part, { dx: 0, dy: 0 });
}

/** Why a part cannot be stored: it reaches beyond the picture, has another ratio or is too small. Undefined for one that can. */
export function findAreaIssue(
  picture: PictureSize,
  size: PictureSize,
  { left, top, width, height }: PictureArea,
): 'outside' | 'ratio' | 'too-small' | undefined {
  if (left < 0 || top < 0 || left + width > picture.width || top + height > picture.height) return 'outside';
  const least = smallestPart(size);
  if (width < least.width || height < least.height) return 'too-small';
  // Whole pixels: each side may be off by one.
  const isRatio = Math.abs(width * size.height - height * size.width) <= Math.max(size.width, size.height);
  return isRatio ? undefined : 'ratio';
}
