/** What an upload is for; each has its own rules. */
export const uploadRoles = ['icon', 'audit'] as const;
export type UploadRole = (typeof uploadRoles)[number];

/** Side of a logo in pixels, and largest files in bytes (specification §5). */
export const iconSidePixels = 400;
export const uploadMaxBytes: Record<UploadRole, number> = { icon: 5 * 1024 * 1024, audit: 10 * 1024 * 1024 };

/** Why an upload was not taken. `wrong-size` comes with the size in pixels that was found. */
export interface UploadRefusal {
  code: 'too-large' | 'wrong-type' | 'wrong-size' | 'broken';
  width?: number;
  height?: number;
}

/** Content that passed, as it will be stored. */
export interface ReadUpload {
  bytes: Uint8Array;
  mediaType: string;
  width: number | null;
  height: number | null;
}

export type UploadReading = { ok: true; upload: ReadUpload } | { ok: false; refusal: UploadRefusal };
