/** What the header and the structure of a picture say, read without decoding it. */
export interface PictureFacts {
  width: number;
  height: number;
  isAnimated: boolean;
  /** Four color channels. */
  isPrint: boolean;
  /** Unpacks to far more than its size promises. */
  isBomb: boolean;
  /** Well-formed up to its end mark. */
  isWhole: boolean;
  /** Something stands behind the end mark. */
  hasMore: boolean;
}

const padding = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20]);

/** Zeros and white space behind the end of a file are no second file; some programs round up. */
export function isPadding(bytes: Uint8Array): boolean {
  return bytes.every((byte) => padding.has(byte));
}
