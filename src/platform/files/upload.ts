/** What an upload is for; each has its own rules. */
export const uploadRoles = ['icon', 'audit', 'cv'] as const;
export type UploadRole = (typeof uploadRoles)[number];

/** Side of a logo in pixels, and largest files in bytes (specification §5). */
export const iconSidePixels = 400;
const pdfMaxBytes = 10 * 1024 * 1024;
export const uploadMaxBytes: Record<UploadRole, number> = {
  icon: 5 * 1024 * 1024,
  audit: pdfMaxBytes,
  cv: pdfMaxBytes,
};

/** A report of more pages is refused; the longest that people publish have a few hundred. */
export const pdfMaxPages = 1000;

/** Why an upload was not taken. */
export const uploadRefusalCodes = [
  'empty',
  /** More bytes than the role allows. */
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
  'print-colours',
  'not-a-pdf',
  /** A PDF that runs something: scripts, programs, forms that send, films. */
  'active',
  /** A PDF with files in it. */
  'attachments',
  'encrypted',
  /** More pages than anybody reads: `pages` were found. */
  'too-long',
  /** A second file behind or before the first. */
  'mixed',
  /** Small as a file, huge once it is unpacked. */
  'bomb',
  /** Damaged or cut off. */
  'broken',
] as const;
export type UploadRefusalCode = (typeof uploadRefusalCodes)[number];

export interface UploadRefusal {
  code: UploadRefusalCode;
  width?: number;
  height?: number;
  /** Such as GIF or SVG. */
  format?: string;
  pages?: number;
}

/** Content that passed, as it will be stored. */
export interface ReadUpload {
  bytes: Uint8Array;
  mediaType: string;
  width: number | null;
  height: number | null;
}

export type UploadReading = { ok: true; upload: ReadUpload } | { ok: false; refusal: UploadRefusal };
