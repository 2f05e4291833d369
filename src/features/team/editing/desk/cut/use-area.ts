import { useState } from 'react';
import {
  largestZoom,
  middleArea,
  moveArea,
  zoomArea,
  zoomOf,
  type PictureArea,
  type PictureSize,
} from '#lib/picture-area.ts';

interface AreaOptions {
  /** The whole picture. */
  picture: PictureSize;
  /** In which the part will be stored. */
  size: PictureSize;
  /** The part at the beginning. */
  initial: PictureArea;
}

/** The part of a picture that is chosen. */
export function useArea({ picture, size, initial }: AreaOptions) {
  const [area, setArea] = useState(initial);
  const move = (dx: number, dy: number) => setArea((before) => moveArea(picture, before, { dx, dy }));
  const zoomBy = (factor: number) =>
    setArea((before) =>
      zoomArea(picture, { size, area: before, zoom: zoomOf(picture, size, before) * factor }),
    );

  return {
    area,
    moveBy: move,
    zoomBy,
    zoom: zoomOf(picture, size, area),
    maxZoom: largestZoom(picture, size),
    zoomTo: (zoom: number) => setArea((before) => zoomArea(picture, { size, area: before, zoom })),
    reset: () => setArea(middleArea(picture, size)),
  };
}
