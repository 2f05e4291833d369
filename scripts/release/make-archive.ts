import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { constants, gzipSync } from 'node:zlib';

const blockSize = 512;

/** A number as tar has it: octal, with zeros in front and one at its end. */
const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

/**
 * Name and folder of a path, as the header has room for them.
 * @throws when it has none
 */
function splitPath(path: string): [name: string, prefix: string] {
  if (Buffer.byteLength(path) <= 100) return [path, ''];
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(name) <= 100 && Buffer.byteLength(prefix) <= 155) return [name, prefix];
  }
  throw new Error(`The path is too long for the archive: ${path}`);
}

interface Entry {
  path: string;
  body: Buffer;
  isExecutable: boolean;
}

/** The header of a file in a POSIX tar (ustar), without owner. */
function headerOf({ path, body, isExecutable }: Entry, timeSeconds: number): Buffer {
  const [name, prefix] = splitPath(path);
  const header = Buffer.alloc(blockSize);
  header.write(name, 0);
  header.write(octal(isExecutable ? 0o755 : 0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(body.length, 12), 124);
  header.write(octal(timeSeconds, 12), 136);
  // The checksum is that of a header with spaces in its place.
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)} `, 148);
  return header;
}

function entryOf(folder: string, file: string): Entry {
  const status = lstatSync(file);
  if (!status.isFile()) throw new Error(`Only files can be in the archive: ${file}`);
  return {
    path: relative(folder, file).replaceAll(sep, '/'),
    body: readFileSync(file),
    isExecutable: (status.mode & 0o100) !== 0,
  };
}

export interface ArchiveOptions {
  /** Everything in it is packed. */
  folder: string;
  /** Name of the folder that unpacking makes. */
  prefix: string;
  /** Seconds since 1970, for every file. */
  timeSeconds: number;
}

/**
 * A tar.gz of a folder. The same files give the same bytes: in the order of their paths, without owners, all of one time.
 * @throws when there is anything but files and folders
 */
export function makeArchive({ folder, prefix, timeSeconds }: ArchiveOptions): Buffer {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => entryOf(folder, join(entry.parentPath, entry.name)))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const blocks = entries.flatMap((entry) => [
    headerOf({ ...entry, path: `${prefix}/${entry.path}` }, timeSeconds),
    entry.body,
    Buffer.alloc(-entry.body.length & (blockSize - 1)),
  ]);
  const tar = Buffer.concat([...blocks, Buffer.alloc(2 * blockSize)]);
  const packed = gzipSync(tar, { level: constants.Z_BEST_COMPRESSION });
  // The header's last byte names the system that packed it.
  packed[9] = 255;
  return packed;
}
