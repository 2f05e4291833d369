import type { UploadRefusal } from '#lib/upload-refusal.ts';
import { iconMaxBytes, pdfMaxBytes } from '#lib/upload-limits.ts';

/** What an upload of a form is for; each role has its own rules. Editors’ pictures have a rule of their own. */
export type UploadRole = 'icon' | 'audit' | 'cv';

export const uploadMaxBytes: Record<UploadRole, number> = {
  icon: iconMaxBytes,
  audit: pdfMaxBytes,
  cv: pdfMaxBytes,
};

/** A report of more pages is refused; the longest published ones have a few hundred. */
export const pdfMaxPages = 1000;

/** Accepted content, as it will be stored. */
export interface ReadUpload {
  /** Absent where it is stored as it came. */
  bytes?: Uint8Array;
  mediaType: string;
  width: number | null;
  height: number | null;
}

export type UploadReading = { ok: true; upload: ReadUpload } | { ok: false; refusal: UploadRefusal };
