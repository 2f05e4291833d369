export interface IcoPicture {
  /** Width and height in pixels, at most 255. */
  size: number;
  png: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;

/** Packs square PNG pictures into one Windows icon file: a header, a table, then the unchanged pictures. */
export function packIco(pictures: readonly IcoPicture[]): Buffer {
  const table = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(pictures.length, 4);
  let offset = table.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = headerBytes + entryBytes * index;
    table.writeUInt8(size, entry);
    table.writeUInt8(size, entry + 1);
    // Color planes and bits per pixel.
    table.writeUInt16LE(1, entry + 4);
    table.writeUInt16LE(32, entry + 6);
    table.writeUInt32LE(png.length, entry + 8);
    table.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([table, ...pictures.map(({ png }) => png)]);
}
