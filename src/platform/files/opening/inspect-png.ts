import { crc32 } from 'node:zlib';
import { countInflated } from './count-inflated.ts';
import { isPadding, type PictureFacts } from './picture-facts.ts';

/**
 * Limit for the unpacked texts and color profiles of one file together; real profiles are at most two
 * megabytes.
 */
const extraMaxBytes = 4 * 1024 * 1024;

const animation = new Set(['acTL', 'fcTL', 'fdAT']);

interface Chunk {
  type: string;
  data: Buffer;
  /** Index of the next one. */
  end: number;
}

/**
 * RFC 2083 §3.2: length, type, data, CRC of type and data. @returns undefined when it is truncated or
 * damaged
 */
function readChunk(bytes: Buffer, at: number): Chunk | undefined {
  if (at + 12 > bytes.length) return undefined;
  const length = bytes.readUInt32BE(at);
  const end = at + 12 + length;
  if (end > bytes.length) return undefined;
  const isSound = crc32(bytes.subarray(at + 4, end - 4)) === bytes.readUInt32BE(end - 4);
  if (!isSound) return undefined;
  return { type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end - 4), end };
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
  pixels: readonly Buffer[];
}

/** True when texts and profiles together, or the pixels, unpack to more than a picture can have. */
async function isBomb({ extras, pixels }: Packed, pixelsMaxBytes: number): Promise<boolean> {
  let left = extraMaxBytes;
  for (const packed of extras) {
    left -= await countInflated(packed, left);
    if (left < 0) return true;
  }
  return (await countInflated(Buffer.concat(pixels), pixelsMaxBytes)) > pixelsMaxBytes;
}

/**
 * Parses a PNG by its chunks. @param bytes begin with the signature @param pixelsMaxBytes what its pixels may unpack to
 * @returns undefined when there is no header
 */
export async function inspectPng(bytes: Buffer, pixelsMaxBytes: number): Promise<PictureFacts | undefined> {
  const header = readChunk(bytes, 8);
  if (header?.type !== 'IHDR' || header.data.length !== 13) return undefined;
  const extras: Buffer[] = [];
  const pixels: Buffer[] = [];
  let isAnimated = false;
  let end: number | undefined;
  for (let chunk = readChunk(bytes, header.end); chunk; chunk = readChunk(bytes, chunk.end)) {
    if (animation.has(chunk.type)) isAnimated = true;
    if (chunk.type === 'IDAT') pixels.push(chunk.data);
    const packed = packedPart(chunk);
    if (packed) extras.push(packed);
    if (chunk.type === 'IEND') {
      end = chunk.end;
      break;
    }
  }
  return {
    width: header.data.readUInt32BE(0),
    height: header.data.readUInt32BE(4),
    isAnimated,
    isPrint: false,
    isBomb: await isBomb({ extras, pixels }, pixelsMaxBytes),
    isWhole: end !== undefined,
    hasMore: end !== undefined && !isPadding(bytes.subarray(end)),
  };
}
