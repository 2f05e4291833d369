/** Why an upload was not taken: the server finds it, the form turns it into words. */
export const uploadRefusalCodes = [
  'empty',
  /** More bytes than its kind may have. */
  'too-large',
  /** No picture that is known. */
  'not-an-image',
  /** A picture, but neither JPG nor PNG: `format` says which. */
  'other-image',
  /** `width` and `height` were found, and at least one is smaller than a logo. */
  'too-small',
  /** `width` and `height` were found, and they are large enough. */
  'wrong-size',
  'animated',
  /** Cyan, magenta, yellow and black: every program shows them otherwise. */
  'print-colors',
  'not-a-pdf',
  /** A PDF whose pages are made by scripts as it is opened (XFA). */
  'dynamic-form',
  /** A PDF with files in it, which its pages do not show. */
  'attachments',
  'encrypted',
  /** More pages than anybody reads: `pages` were found. */
  'too-long',
  /** A second file behind or before the first. */
  'mixed',
  /** Small as a file, huge once it is unpacked. */
  'bomb',
  /** Opening it took more time or memory than any honest file does. */
  'too-complex',
  /** Damaged or cut off. */
  'broken',
] as const;
export type UploadRefusalCode = (typeof uploadRefusalCodes)[number];
