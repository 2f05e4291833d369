import { plainSigns } from '#lib/plain-signs.ts';

/** What a build's checksum file says about one file. */
export type ChecksumResult =
  | { kind: 'match' }
  /** It names this file with another hash. */
  | { kind: 'mismatch'; sha256: string }
  /** It does not name this file. */
  | { kind: 'absent' };

interface Line {
  /** Empty where the line has only a hash. */
  name: string;
  sha256: string;
}

/** `sha256sum`, `shasum -a 256`: the hash, a space, a space or an asterisk, the name. */
const gnuLine = /^\\?([0-9a-f]{64})(?: [ *](.+))?$/i;
/** `shasum --tag`, `openssl dgst -sha256`, BSD's `sha256`: `SHA256 (name) = hash`. */
const bsdLine = /^SHA2?-?256 ?\((.+)\) ?= ?([0-9a-f]{64})$/i;

function parseLine(text: string): Line | undefined {
  const gnu = gnuLine.exec(text);
  if (gnu) return { name: gnu[2] ?? '', sha256: gnu[1]!.toLowerCase() };
  const bsd = bsdLine.exec(text);
  return bsd ? { name: bsd[1]!, sha256: bsd[2]!.toLowerCase() } : undefined;
}

const baseName = (path: string) => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/**
 * Compares a file's hash with the text of a checksum file, as `sha256sum`, `shasum` and `openssl` write it, or with a single hash without a
 * name. A file that is named twice with different hashes is a mismatch: one of the two is wrong.
 */
export function compareChecksum(
  text: string,
  { name, sha256 }: { name: string; sha256: string },
): ChecksumResult {
  const lines = plainSigns(text)
    .split(/\r?\n/)
    .flatMap((line) => parseLine(line.trim()) ?? []);
  const named = lines.filter((line) => baseName(line.name) === plainSigns(name));
  const only = lines.length === 1 && lines[0]!.name === '' ? lines : [];
  const found = named.length > 0 ? named : only;
  if (found.length === 0) return { kind: 'absent' };
  const other = found.find((line) => line.sha256 !== sha256);
  return other ? { kind: 'mismatch', sha256: other.sha256 } : { kind: 'match' };
}
