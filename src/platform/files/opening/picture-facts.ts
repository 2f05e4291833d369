/** Facts from the header and the structure of a picture, read without decoding it. */
export interface PictureFacts {
  width: number;
  height: number;
  isAnimated: boolean;
  /** Four color channels. */
  isPrint: boolean;
  /** Unpacks to far more than its dimensions require. */
  isBomb: boolean;
  /** Well-formed up to its end marker. */
  isWhole: boolean;
  /** There is data after the end marker. */
  hasMore: boolean;
}

const padding = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20]);

/** Zeros and white space after the end of a file do not count as a second file; some programs pad. */
export function isPadding(bytes: Uint8Array): boolean {
  return bytes.every((byte) => padding.has(byte));
}
