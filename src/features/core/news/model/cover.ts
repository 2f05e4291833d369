/** A picture that an editor chose for a news item or a tutorial, as it is stored with it. */
export interface StoredCover {
  /** Path of the file. */
  src: string;
  /** In pixels. */
  width: number;
  height: number;
  bytes: number;
  /** The same picture in less width, the narrowest first. */
  narrower: readonly { src: string; width: number }[];
}

/** The same, described in the language of the text. */
export interface Cover extends StoredCover {
  alt: string;
}

/** The files of a cover for `srcset`: a browser chooses by the width at which it shows the picture. */
export const coverSources = ({ narrower, src, width }: StoredCover): string =>
  [...narrower, { src, width }].map((file) => `${file.src} ${file.width}w`).join(', ');

/** Covers are stored as JPEG or PNG. */
export const coverMediaType = (src: string): 'image/jpeg' | 'image/png' =>
  src.endsWith('.png') ? 'image/png' : 'image/jpeg';
