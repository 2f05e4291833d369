/** Why an upload was refused: the server determines it, the form turns it into words. */
export const uploadRefusalCodes = [
  'empty',
  /** More bytes than its kind may have. */
  'too-large',
  /** Not a known picture format. */
  'not-an-image',
  /** A picture, but neither JPG nor PNG, or of a kind that hardly any program opens: `format` is its format. */
  'other-image',
  /** `width` and `height` are its size, and at least one is smaller than a logo. */
  'too-small',
  /** `width` and `height` are its size, and they are large enough. */
  'wrong-size',
  'animated',
  /** Cyan, magenta, yellow and black: every program shows them differently. */
  'print-colors',
  'not-a-pdf',
  /** A PDF whose pages are created by scripts when it is opened (XFA). */
  'dynamic-form',
  /** A PDF with attached files, which its pages do not show. */
  'attachments',
  'encrypted',
  /** Too many pages: `pages` is their number. */
  'too-long',
  /** Small as a file, huge once unpacked. */
  'bomb',
  /** Opening it took more time or memory than any honest file does. */
  'too-complex',
  /** Damaged or cut off. */
  'broken',
] as const;
export type UploadRefusalCode = (typeof uploadRefusalCodes)[number];
