/** Facts from the header and the structure of a picture, read without decoding it. */
export interface PictureFacts {
  width: number;
  height: number;
  /** A kind of its format that hardly any program opens, under its common name. */
  rareKind?: string;
  isAnimated: boolean;
  /** Four color channels. */
  isPrint: boolean;
  /** Unpacks to far more than its dimensions require. */
  isBomb: boolean;
  /** Well-formed up to its end marker. */
  isWhole: boolean;
  /**
   * What the picture is made of, from its signature to its end marker; all that a decoder gets. Cameras and programs write a lot more around
   * it (gain maps, previews, films, notes), and people can hide anything there.
   */
  picture: Buffer;
}
