import { zipSync, type Zippable } from 'fflate';

/**
 * A fixed time (an archive's times have no zone): the same files give the same archive, so cached copies
 * stay valid.
 */
const packedAt = new Date(2026, 0, 1);

/** Packs files into one archive, inside a folder. Meant for a few hundred kilobytes: it is synchronous. */
export function packKit(folder: string, files: ReadonlyMap<string, Uint8Array>): Buffer {
  const entries: Zippable = Object.fromEntries(
    [...files].map(([path, bytes]) => {
      // PNG is compressed already.
      const level = path.endsWith('.png') ? 0 : 9;
      return [`${folder}/${path}`, [bytes, { level, mtime: packedAt }]] as const;
    }),
  );
  return Buffer.from(zipSync(entries));
}
