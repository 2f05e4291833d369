import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Size, times and number of a file as the file system has them: every write and every replacement changes one of them. */
type Mark = string;

/** By the path from the project's root. */
type Known = Readonly<Record<string, readonly [Mark, string]>>;

export interface SourceHashes {
  /** SHA-256 of a file, which is read only when it has changed since its hash was kept. @param file absolute path */
  hashOf(file: string): string;
  /** Keeps what was read for the next process. */
  keep(): void;
}

/** A second write within one tick of the file system's clock leaves the times as they are. */
const settledMs = 1000;

/** Undefined for a file that has just been written. */
function markOf(file: string): Mark | undefined {
  const { size, mtimeNs, ctimeNs, ctimeMs, ino } = statSync(file, { bigint: true });
  return Date.now() - Number(ctimeMs) > settledMs ? [size, mtimeNs, ctimeNs, ino].join(' ') : undefined;
}

function readKnown(path: string): Known {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Known;
  } catch {
    // Never kept, or truncated: everything is read.
    return {};
  }
}

/** The hashes of a project's files, kept in node_modules/.cache, where npm deletes them with the packages. */
export function openSourceHashes(root: string): SourceHashes {
  const path = join(root, 'node_modules/.cache/source-hashes.json');
  const known = readKnown(path);
  const hashes = new Map<string, string>();
  const kept: Record<string, readonly [Mark, string]> = {};
  let hasRead = false;
  const read = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return {
    hashOf(file) {
      const name = relative(root, file);
      const found = hashes.get(name);
      if (found !== undefined) return found;
      const mark = markOf(file);
      const [knownMark, knownHash] = known[name] ?? [];
      const isKnown = mark !== undefined && mark === knownMark && knownHash !== undefined;
      hasRead ||= !isKnown;
      const hash = isKnown ? knownHash : read(file);
      hashes.set(name, hash);
      if (mark !== undefined) kept[name] = [mark, hash];
      return hash;
    },
    keep() {
      if (!hasRead) return;
      mkdirSync(dirname(path), { recursive: true });
      const temporary = `${path}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify(kept));
      renameSync(temporary, path);
    },
  };
}
