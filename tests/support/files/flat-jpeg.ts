import { segment } from './jpeg-file.ts';

export interface FlatParts {
  /** Blocks between two restart markers; none by default. */
  restartEvery?: number;
  /** Marker of the frame, instead of baseline. */
  frame?: number;
  /** Bits of a sample. */
  precision?: number;
}

/** A code table with one code of one bit, for this value. */
const table = (place: number, value: number) =>
  segment(0xc4, Buffer.from([place, 1, ...Array<number>(15).fill(0), value]));

/** Blocks without any detail take two zero bits each; ones fill the last byte. */
function packBlocks(count: number): Buffer {
  const bits = '00'.repeat(count);
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** A JPEG of 400 × 400 gray points, written bit by bit: for what our encoder does not write. */
export function makeFlatJpeg({ restartEvery, frame = 0xc0, precision = 8 }: FlatParts = {}): Buffer {
  const blocks = 50 * 50;
  const interval = restartEvery ?? blocks;
  const intervals = Array.from({ length: Math.ceil(blocks / interval) }, (_, index) => {
    const data = packBlocks(Math.min(interval, blocks - index * interval));
    return index === 0 ? data : Buffer.concat([Buffer.from([0xff, 0xd0 + ((index - 1) % 8)]), data]);
  });
  const size = [400 >> 8, 400 & 0xff];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(16)])),
    segment(frame, Buffer.from([precision, ...size, ...size, 1, 1, 0x11, 0])),
    table(0x00, 0),
    table(0x10, 0),
    ...(restartEvery === undefined
      ? []
      : [segment(0xdd, Buffer.from([restartEvery >> 8, restartEvery & 0xff]))]),
    segment(0xda, Buffer.from([1, 1, 0x00, 0, 63, 0])),
    ...intervals,
    Buffer.from([0xff, 0xd9]),
  ]);
}
