import type { UploadRefusal } from '#lib/upload-refusal.ts';

/** A picture as programs and cameras write it. */
export interface RealPicture {
  title: string;
  make(): Buffer | Promise<Buffer>;
  /** The quarters of the stored picture by the first letters of their colors, row by row, or `gray`; or why it is refused. */
  expected: string | UploadRefusal;
}
