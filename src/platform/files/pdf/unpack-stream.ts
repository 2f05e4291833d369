import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { countInflated } from '../count-inflated.ts';
import { namesOf, type PdfValue } from './pdf-dictionary.ts';
import type { PdfStream } from './pdf-facts.ts';

const inflateAsync = promisify(inflate);
/** A stream that was cut short is read as far as it goes, as readers do. */
const tolerant = { finishFlush: constants.Z_SYNC_FLUSH };

/** How a stream was packed, in plain words; `text` is ASCII85 or hexadecimal, which only makes it longer. */
type Packing = 'flate' | 'text' | 'other';

const packings: Readonly<Record<string, Packing>> = {
  FlateDecode: 'flate',
  Fl: 'flate',
  ASCII85Decode: 'text',
  A85: 'text',
  ASCIIHexDecode: 'text',
  AHx: 'text',
};
const densePackings = new Set(['FlateDecode', 'Fl', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL']);

/** True when it was packed twice: a few kilobytes become terabytes then, and no writer does it. */
export function isPackedTwice(filter: PdfValue | undefined): boolean {
  return namesOf(filter).filter((name) => densePackings.has(name)).length > 1;
}

/** ISO 32000-1 §7.4.3: five signs are four bytes, z is four zeros. */
function decodeBase85(text: Buffer): Buffer {
  const bytes = Buffer.alloc(text.length * 4 + 4);
  let length = 0;
  let group: number[] = [];
  const flush = (kept: number) => {
    const word = group.reduce((sum, digit) => sum * 85 + digit, 0) % 2 ** 32;
    bytes.writeUInt32BE(word, length);
    length += kept;
    group = [];
  };
  for (const sign of text) {
    if (sign === 0x7e) break;
    if (sign === 0x7a && group.length === 0) length += 4;
    else if (sign >= 0x21 && sign <= 0x75) group.push(sign - 0x21);
    if (group.length === 5) flush(4);
  }
  if (group.length > 1) {
    const kept = group.length - 1;
    while (group.length < 5) group.push(84);
    flush(kept);
  }
  return bytes.subarray(0, length);
}

function decodeText(filter: string | undefined, content: Buffer): Buffer {
  if (filter === 'ASCII85Decode' || filter === 'A85') return decodeBase85(content);
  return Buffer.from(content.toString('latin1').replace(/[^0-9a-f]/gi, ''), 'hex');
}

/** The stream's bytes up to its dense packing. @returns undefined when they are packed in a way that is not looked into */
function findDeflated(bytes: Buffer, { entries, start, end }: PdfStream): Buffer | undefined {
  const filters = namesOf(entries['Filter']);
  let content = bytes.subarray(start, end);
  for (const filter of filters) {
    const packing = packings[filter] ?? 'other';
    if (packing === 'flate') return content;
    if (packing === 'other') return undefined;
    content = decodeText(filter, content);
  }
  return undefined;
}

/**
 * Counts what a stream unpacks to.
 * @returns bytes; more than `maxBytes` as soon as that is passed; 0 where nothing is deflated
 */
export async function countUnpacked(bytes: Buffer, stream: PdfStream, maxBytes: number): Promise<number> {
  const content = findDeflated(bytes, stream);
  return content ? countInflated(content, maxBytes) : 0;
}

/** The whole content of an object stream. @returns undefined when it is longer than allowed or packed otherwise than by Flate */
export async function unpackObjects(
  bytes: Buffer,
  { entries, start, end }: PdfStream,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const content = bytes.subarray(start, end);
  const filters = namesOf(entries['Filter']);
  if (entries['Filter'] === undefined) return content;
  if (filters.length !== 1 || packings[filters[0] ?? ''] !== 'flate') return undefined;
  try {
    return await inflateAsync(content, { ...tolerant, maxOutputLength: Math.max(1, maxBytes) });
  } catch {
    return undefined;
  }
}
