import sharp, { type Sharp } from 'sharp';

/* Pictures as scanners write them into PDFs. */

/** Black and white, with a black square in its middle. */
function squared(): Sharp {
  const isInside = (at: number) => at >= 16 && at < 48;
  const points = Array.from({ length: 64 * 64 }, (_, index) =>
    isInside(index % 64) && isInside(Math.floor(index / 64)) ? 0 : 255,
  );
  return sharp(Buffer.from(points), { raw: { width: 64, height: 64, channels: 1 } }).toColourspace('b-w');
}

/** Fax code of group 4 (ITU T.6), taken out of a TIFF. */
export async function faxCode(): Promise<Buffer> {
  const tiff = await squared().tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer();
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  const find = (tag: number) => {
    for (let entry = directory + 2; entry < directory + 2 + short(directory) * 12; entry += 12)
      if (short(entry) === tag) return short(entry + 2) === 3 ? short(entry + 8) : long(entry + 8);
    throw new Error(`The picture has no entry ${tag}`);
  };
  return tiff.subarray(find(273), find(273) + find(279));
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}

/** JBIG2 (ITU T.88) without a file header, as PDFs have it: a page whose points are black from the beginning. */
export function jbig2(): Buffer {
  const page = Buffer.concat([numbers(64, 64, 0, 0), Buffer.from([0x04, 0, 0])]);
  return Buffer.concat([numbers(0), Buffer.from([48, 0, 1]), numbers(page.length), page]);
}

/** JPEG 2000 (ITU T.800): a tile whose only packet is empty, which is an even gray. */
export function jpeg2000(): Buffer {
  const marker = (code: number, ...parts: (Buffer | number[])[]) => {
    const data = Buffer.concat(parts.map((part) => Buffer.from(part)));
    return Buffer.concat([Buffer.from([0xff, code, 0, data.length + 2]), data]);
  };
  const size = marker(0x51, [0, 0], numbers(64, 64, 0, 0, 64, 64, 0, 0), [0, 1, 7, 1, 1]);
  const coding = marker(0x52, [0, 0, 0, 1, 0, 0, 4, 4, 0, 1]);
  const quantization = marker(0x5c, [0x40, 0x40]);
  const tile = marker(0x90, [0, 0], numbers(15), [0, 1]);
  return Buffer.concat([
    Buffer.from([0xff, 0x4f]),
    size,
    coding,
    quantization,
    tile,
    Buffer.from([0xff, 0x93, 0x00, 0xff, 0xd9]),
  ]);
}

export const scannedJpeg = () => squared().jpeg().toBuffer();
