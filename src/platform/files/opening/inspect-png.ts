import { crc32 } from 'node:zlib';
import { createByteCollector, type ByteCollector } from './byte-collector.ts';
import { countInflated } from './count-inflated.ts';
import type { PictureFacts } from './picture-facts.ts';

/**
 * Limit for the unpacked texts and color profiles of one file together; real profiles are at most two
 * megabytes.
 */
const extraMaxBytes = 4 * 1024 * 1024;

/** Chunks that say how the picture looks, its colors and which side is up, beside the critical ones. */
const needed = new Set(['tRNS', 'iCCP', 'sRGB', 'gAMA', 'cHRM', 'eXIf']);

interface Chunk {
  type: string;
  data: Buffer;
  whole: Buffer;
  /** Index of the next one. */
  end: number;
}

/** A capital first letter: no reader may go on without it (RFC 2083 §3.3). */
const isCritical = (type: string) => /^[A-Z]/.test(type);

/**
 * RFC 2083 §3.2: length, type, data, CRC of type and data. As in other readers, damage of what is not critical does no harm: its type is
 * empty then.
 * @returns undefined when it is truncated or damaged
 */
function readChunk(bytes: Buffer, at: number): Chunk | undefined {
  if (at + 12 > bytes.length) return undefined;
  const length = bytes.readUInt32BE(at);
  const end = at + 12 + length;
  if (end > bytes.length) return undefined;
  const type = bytes.toString('latin1', at + 4, at + 8);
  const isSound = crc32(bytes.subarray(at + 4, end - 4)) === bytes.readUInt32BE(end - 4);
  if (!isSound && isCritical(type)) return undefined;
  const data = bytes.subarray(at + 8, end - 4);
  return { type: isSound ? type : '', data, whole: bytes.subarray(at, end), end };
}

/** The compressed part of a chunk that has one, RFC 2083 §4.2.3–4, PNG §11.3.2.3. */
function packedPart({ type, data }: Chunk): Buffer | undefined {
  const name = data.indexOf(0);
  if (name < 0) return undefined;
  if (type === 'zTXt' || type === 'iCCP') return data.subarray(name + 2);
  if (type !== 'iTXt' || data[name + 1] !== 1) return undefined;
  const language = data.indexOf(0, name + 3);
  const keyword = language < 0 ? -1 : data.indexOf(0, language + 1);
  return keyword < 0 ? undefined : data.subarray(keyword + 1);
}

interface Packed {
  /** Texts and color profiles. */
  extras: readonly Buffer[];
  pixels: Buffer;
}

/** True when texts and profiles together, or the pixels, unpack to more than a picture can have. */
async function isBomb({ extras, pixels }: Packed, pixelsMaxBytes: number): Promise<boolean> {
  let left = extraMaxBytes;
  for (const packed of extras) {
    left -= await countInflated(packed, left);
    if (left < 0) return true;
  }
  return (await countInflated(pixels, pixelsMaxBytes)) > pixelsMaxBytes;
}

/** More than one frame; one that is animated in name only is a picture like others. */
const isFrameOfMany = ({ type, data }: Chunk) =>
  type === 'fdAT' || (type === 'acTL' && data.length >= 4 && data.readUInt32BE(0) > 1);

interface Found {
  extras: Buffer[];
  pixels: ByteCollector;
  picture: ByteCollector;
  isAnimated: boolean;
  hasEnd: boolean;
}

/** Moves from chunk to chunk; stops at the end or where the file is invalid. */
function walk(bytes: Buffer, from: number): Found {
  const [pixels, picture] = [createByteCollector(bytes.length), createByteCollector(bytes.length)];
  picture.add(bytes.subarray(0, from));
  const found: Found = { extras: [], pixels, picture, isAnimated: false, hasEnd: false };
  const seen = new Set<string>();
  for (let chunk = readChunk(bytes, from); chunk; chunk = readChunk(bytes, chunk.end)) {
    const { type, data, whole } = chunk;
    if (isFrameOfMany(chunk)) found.isAnimated = true;
    if (type === 'IDAT') pixels.add(data);
    const packed = packedPart(chunk);
    if (packed) found.extras.push(packed);
    if (isCritical(type) || (needed.has(type) && !seen.has(type))) picture.add(whole);
    seen.add(type);
    if (type === 'IEND') return { ...found, hasEnd: true };
  }
  return found;
}

/**
 * Parses a PNG by its chunks. @param bytes begin with the signature @param pixelsMaxBytes what its pixels may unpack to
 * @returns undefined when there is no header
 */
export async function inspectPng(bytes: Buffer, pixelsMaxBytes: number): Promise<PictureFacts | undefined> {
  const header = readChunk(bytes, 8);
  if (header?.type !== 'IHDR' || header.data.length !== 13) return undefined;
  const { extras, pixels, picture, isAnimated, hasEnd } = walk(bytes, header.end);
  return {
    width: header.data.readUInt32BE(0),
    height: header.data.readUInt32BE(4),
    isAnimated,
    isPrint: false,
    isBomb: await isBomb({ extras, pixels: pixels.all() }, pixelsMaxBytes),
    isWhole: hasEnd,
    picture: picture.all(),
  };
}
