import sharp, { type JpegOptions, type Sharp } from 'sharp';

/* Bytes that cameras, phones and programs write into and behind a JPEG. */

/** Four quarters in different colors: whatever turns or changes it is seen. */
export function drawQuarters(): Sharp {
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: 200, height: 200, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width: 400, height: 400, channels: 3, background: '#d03030' } }).composite([
    quarter('#30d030', 200, 0),
    quarter('#3030d0', 0, 200),
    quarter('#d0d030', 200, 200),
  ]);
}

export const makeJpeg = (options: JpegOptions = {}): Promise<Buffer> =>
  drawQuarters().jpeg(options).toBuffer();

/** A segment of a JPEG: marker, length, data (ITU T.81 §B.1.1.4). */
export function segment(marker: number, data: Buffer | string): Buffer {
  const bytes = Buffer.isBuffer(data) ? data : Buffer.from(data, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** Puts segments behind the signature, where programs put theirs. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** Indexes at which segments of a JPEG begin, up to its first scan. */
export function listSegmentStarts(jpeg: Buffer): number[] {
  const starts = [];
  let at = 2;
  while (jpeg[at] === 0xff && jpeg[at + 1] !== 0xda) {
    starts.push(at);
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return [...starts, at];
}

/** Exif with an orientation (1 to 8) and, behind it, a second directory with a preview where one is given. */
export function exif(orientation: number, preview: Buffer = Buffer.alloc(0)): Buffer {
  const entry = (tag: number, type: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(1, 4);
    if (type === 3) bytes.writeUInt16BE(value, 8);
    else bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  const directory = (entries: Buffer[], next: number) => {
    const count = Buffer.from([0, entries.length]);
    const link = Buffer.alloc(4);
    link.writeUInt32BE(next);
    return Buffer.concat([count, ...entries, link]);
  };
  const first = directory([entry(0x112, 3, orientation)], preview.length === 0 ? 0 : 26);
  const second = [entry(0x201, 4, 56), entry(0x202, 4, preview.length)];
  return Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08', 'latin1'),
    first,
    ...(preview.length === 0 ? [] : [directory(second, 0), preview]),
  ]);
}

export const exifSegment = (orientation: number, preview?: Buffer) =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif(orientation, preview)]));

/** A color profile, divided into several segments where it is long. */
export function profileSegments(profile: Buffer, partBytes = 65_000): Buffer[] {
  const count = Math.ceil(profile.length / partBytes);
  return Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * partBytes, (index + 1) * partBytes);
    return segment(
      0xe2,
      Buffer.concat([Buffer.from('ICC_PROFILE\0', 'latin1'), Buffer.from([index + 1, count]), part]),
    );
  });
}

const box = (type: string, data: string) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + data.length);
  return Buffer.concat([length, Buffer.from(type + data, 'latin1')]);
};

/** The film of a motion photo: an MP4 behind the picture, found by the notes in its XMP. */
export const film = () =>
  Buffer.concat([
    box('ftyp', 'mp42\0\0\0\0mp42isom'),
    box('mdat', 'frames'.repeat(500)),
    box('moov', '\0'.repeat(64)),
  ]);

/** Samsung's trailer: blocks of data, and a directory that is read from the end of the file. */
export function samsungTrailer(): Buffer {
  const block = Buffer.from('\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data1764285000000', 'latin1');
  const directory = Buffer.alloc(24);
  directory.write('SEFH', 0, 'latin1');
  directory.writeUInt32LE(107, 4);
  directory.writeUInt32LE(1, 8);
  directory.writeUInt32LE(0x0a010000, 12);
  directory.writeUInt32LE(block.length, 16);
  directory.writeUInt32LE(block.length, 20);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(directory.length);
  end.write('SEFT', 4, 'latin1');
  return Buffer.concat([block, directory, end]);
}

/** The index of a file of several pictures (CIPA DC-007), of two: the second begins at `second`. */
export function multiPictureIndex(second: number, lengths: [number, number]): Buffer {
  const bytes = Buffer.alloc(86);
  bytes.write('MPF\0MM\0*\0\0\0\x08', 'latin1');
  bytes.writeUInt16BE(3, 12);
  const write = (at: number, [tag, type, count, value]: [number, number, number, number]) => {
    bytes.writeUInt16BE(tag, at);
    bytes.writeUInt16BE(type, at + 2);
    bytes.writeUInt32BE(count, at + 4);
    bytes.writeUInt32BE(value, at + 8);
  };
  write(14, [0xb000, 7, 4, 0x30313030]);
  write(26, [0xb001, 4, 1, 2]);
  write(38, [0xb002, 7, 32, 50]);
  bytes.writeUInt32BE(0x20030000, 54);
  bytes.writeUInt32BE(lengths[0], 58);
  bytes.writeUInt32BE(lengths[1], 74);
  bytes.writeUInt32BE(second, 78);
  return segment(0xe2, bytes);
}
