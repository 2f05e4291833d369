import { isNumber, isRecord, isString } from '#lib/read-stored.ts';

/** A file that the server has, with what the form needs to show it again. */
export interface SavedFile {
  sha256: string;
  name: string;
  bytes: number;
  /** A small picture as `data:` address, for logos. */
  preview: string | null;
}

const isPreview = (stored: unknown): stored is string | null =>
  stored === null || (isString(stored) && stored.startsWith('data:image/'));

/** A file as a device has stored it; null for anything else. */
export function readSavedFile(stored: unknown): SavedFile | null {
  if (!isRecord(stored)) return null;
  const { sha256, name, bytes, preview } = stored;
  if (!isString(sha256) || !/^[0-9a-f]{64}$/.test(sha256)) return null;
  return isString(name) && isNumber(bytes) && isPreview(preview) ? { sha256, name, bytes, preview } : null;
}
