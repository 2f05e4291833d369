import { hashFile } from '#lib/hash-file/hash-file.ts';
import type { ReleaseFile } from '../model/release.ts';

/** A file that was dropped or chosen. `share` is the fraction read so far, 0 to 1. */
export type HashedFile =
  | { kind: 'reading'; name: string; share: number }
  | { kind: 'done'; name: string; sizeBytes: number; sha256: string }
  | { kind: 'failed'; name: string };

/** A file that was read before, as it is in a draft. */
export const doneFile = (file: ReleaseFile | null): HashedFile | undefined =>
  file ? { kind: 'done', ...file } : undefined;

/**
 * Computes a file's SHA-256 in the browser.
 * @param onHashed called at the beginning, with the progress, and at the end
 * @returns a function that stops it: no further calls
 */
export function readHashedFile(file: File, onHashed: (hashed: HashedFile) => void): () => void {
  const { name, size: sizeBytes } = file;
  onHashed({ kind: 'reading', name, share: 0 });
  return hashFile(file, (message) => {
    if (message.kind === 'progress')
      onHashed({ kind: 'reading', name, share: sizeBytes === 0 ? 0 : message.bytes / sizeBytes });
    else if (message.kind === 'done') onHashed({ kind: 'done', name, sizeBytes, sha256: message.sha256 });
    else onHashed({ kind: 'failed', name });
  });
}
