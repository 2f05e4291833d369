import type { PictureArea, PictureSize } from '#lib/picture-area.ts';

/** Of which picture a stored one is a part. */
export interface PictureCut {
  /** Hash of the part. */
  id: string;
  /** Address of the whole picture; visitors cannot read it. */
  address: string;
  /** Of the whole picture. */
  size: PictureSize;
  /** What visitors see of it. */
  area: PictureArea;
}
