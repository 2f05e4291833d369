import { crc32, deflateSync } from 'node:zlib';
import { packedZeros } from './packed-zeros.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG chunk: length, type, data, CRC (RFC 2083 §3.2). */
export function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export interface PngParts {
  width?: number;
  height?: number;
  /** 0 gray, 2 RGB, 3 palette, 6 RGB and alpha. */
  colorType?: number;
  depth?: number;
  interlaced?: boolean;
  /** Unpacked rows, each with its filter byte; gray of the right length by default. */
  rows?: Buffer;
  /** Packed rows, instead. */
  packed?: Buffer;
  /** Chunks between header and pixels, and between pixels and end. */
  before?: Buffer[];
  after?: Buffer[];
  /** After the end. */
  tail?: Buffer;
}

/** A PNG of parts that may be wrong. */
export function makePng(parts: PngParts = {}): Buffer {
  const { width = 400, height = 400, colorType = 0, depth = 8, interlaced = false } = parts;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colorType, 0, 0, interlaced ? 1 : 0], 8);
  const packed = parts.packed ?? (parts.rows ? deflateSync(parts.rows) : packedZeros((width + 1) * height));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(parts.before ?? []),
    chunk('IDAT', packed),
    ...(parts.after ?? []),
    chunk('IEND'),
    parts.tail ?? Buffer.alloc(0),
  ]);
}

/** A text chunk whose text is this many zeros. */
export function bombChunk(type: 'zTXt' | 'iTXt' | 'iCCP', bytes: number): Buffer {
  const heads = { zTXt: 'Comment\0\0', iTXt: 'Comment\0\x01\0en\0Comment\0', iCCP: 'ICC\0\0' };
  return chunk(type, Buffer.concat([Buffer.from(heads[type], 'latin1'), packedZeros(bytes)]));
}
