import sharp from 'sharp';
import type { UploadRefusal } from '#lib/upload-refusal.ts';
import type { HostileFile } from './hostile-file.ts';
import { packedZeros } from './packed-zeros.ts';
import { makePdf } from './pdf-file.ts';
import { bombChunk, chunk, makePng } from './png-file.ts';
import { makeZip } from './zip-file.ts';

const drawn = (width = 400, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#345678' } });
const jpeg = (width = 400, height = 400) => drawn(width, height).jpeg().toBuffer();
const script = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${script}</svg>`;

/** A JPEG with another size written into its frame header. */
async function resizedJpeg(width: number, height: number): Promise<Buffer> {
  const bytes = await jpeg();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** Two frames of a moving picture, one above the other. */
const frames = () =>
  sharp(Buffer.alloc(400 * 800 * 3, 90), { raw: { width: 400, height: 800, channels: 3, pageHeight: 400 } });

/** A progressive JPEG that repeats its last scan many times. */
async function manyScans(): Promise<Buffer> {
  const bytes = await drawn().jpeg({ progressive: true }).toBuffer();
  const lastScan = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = bytes.subarray(lastScan, -2);
  return Buffer.concat([
    bytes.subarray(0, -2),
    ...Array.from({ length: 500 }, () => scan),
    bytes.subarray(-2),
  ]);
}

const fourBytes = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

function spoiled(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  return bytes;
}

type Row = [title: string, name: string, make: () => Buffer | Promise<Buffer>, refusal: UploadRefusal];

const rows: Row[] = [
  // Bombs
  [
    'PNG of 30,000 × 30,000 zeros',
    'logo.png',
    () => makePng({ width: 30_000, height: 30_000, rows: Buffer.alloc(4_000_000) }),
    { code: 'wrong-size', width: 30_000, height: 30_000 },
  ],
  [
    'PNG of the largest size there is',
    'logo.png',
    () => makePng({ width: 0x7fffffff, height: 0x7fffffff, rows: Buffer.alloc(100) }),
    { code: 'wrong-size', width: 0x7fffffff, height: 0x7fffffff },
  ],
  [
    'PNG whose pixels unpack to 200 MB',
    'logo.png',
    () => makePng({ packed: packedZeros(200_000_000) }),
    { code: 'bomb' },
  ],
  [
    'PNG with a text of 100 MB',
    'logo.png',
    () => makePng({ before: [bombChunk('zTXt', 100_000_000)] }),
    { code: 'bomb' },
  ],
  [
    'PNG with an international text of 100 MB',
    'logo.png',
    () => makePng({ after: [bombChunk('iTXt', 100_000_000)] }),
    { code: 'bomb' },
  ],
  [
    'PNG with a color profile of 100 MB',
    'logo.png',
    () => makePng({ before: [bombChunk('iCCP', 100_000_000)] }),
    { code: 'bomb' },
  ],
  [
    'PNG with a thousand texts of a megabyte',
    'logo.png',
    () => makePng({ before: Array<Buffer>(1000).fill(bombChunk('zTXt', 1_000_000)) }),
    { code: 'bomb' },
  ],
  [
    'JPEG that says it is 65,500 × 65,500',
    'logo.jpg',
    () => resizedJpeg(65_500, 65_500),
    { code: 'wrong-size', width: 65_500, height: 65_500 },
  ],
  ['JPEG of five hundred scans', 'logo.jpg', manyScans, { code: 'bomb' }],
  // Sizes
  ['PNG without height', 'logo.png', () => makePng({ height: 0, rows: Buffer.alloc(0) }), { code: 'broken' }],
  ['JPEG without height', 'logo.jpg', () => resizedJpeg(400, 0), { code: 'broken' }],
  [
    'banner',
    'logo.png',
    () => drawn(1200, 400).png().toBuffer(),
    { code: 'wrong-size', width: 1200, height: 400 },
  ],
  ['one pixel short', 'logo.jpg', () => jpeg(399, 400), { code: 'too-small', width: 399, height: 400 }],
  ['favicon', 'logo.png', () => drawn(16, 16).png().toBuffer(), { code: 'too-small', width: 16, height: 16 }],
  [
    'five megabytes and a byte',
    'logo.png',
    () => makePng({ tail: Buffer.alloc(5 * 1024 * 1024) }),
    { code: 'too-large' },
  ],
  // Cut off or damaged
  ['nothing', 'logo.png', () => Buffer.alloc(0), { code: 'empty' }],
  ['PNG signature alone', 'logo.png', () => makePng().subarray(0, 8), { code: 'broken' }],
  ['PNG cut in its header', 'logo.png', () => makePng().subarray(0, 20), { code: 'broken' }],
  ['PNG cut in its pixels', 'logo.png', () => makePng().subarray(0, 80), { code: 'broken' }],
  ['PNG without its end', 'logo.png', () => makePng().subarray(0, -12), { code: 'broken' }],
  [
    'PNG with fewer rows than it says',
    'logo.png',
    () => makePng({ rows: Buffer.alloc(401 * 100) }),
    { code: 'broken' },
  ],
  ['PNG with a wrong checksum', 'logo.png', () => spoiled(makePng(), 60), { code: 'broken' }],
  ['PNG with a wrong checksum of its header', 'logo.png', () => spoiled(makePng(), 30), { code: 'broken' }],
  [
    'PNG with pixels that are no deflate stream',
    'logo.png',
    () => makePng({ packed: Buffer.alloc(500, 7) }),
    { code: 'broken' },
  ],
  [
    'PNG with a chunk longer than the file',
    'logo.png',
    () => makePng({ before: [fourBytes(0xfffffff0)] }),
    { code: 'broken' },
  ],
  ['JPEG cut in its tables', 'logo.jpg', async () => (await jpeg()).subarray(0, 60), { code: 'broken' }],
  ['JPEG cut in its pixels', 'logo.jpg', async () => (await jpeg()).subarray(0, -40), { code: 'broken' }],
  [
    'JPEG start and noise',
    'logo.jpg',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(1000, 7)]),
    { code: 'broken' },
  ],
  [
    'JPEG whose segment is longer than the file',
    'logo.jpg',
    () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0x4a]),
    { code: 'broken' },
  ],
  // Other formats in disguise
  ['SVG named JPG', 'logo.jpg', () => Buffer.from(svg), { code: 'other-image', format: 'SVG' }],
  [
    'SVG behind a comment, named PNG',
    'logo.png',
    () => Buffer.from(`<?xml version="1.0"?>\n<!-- <b> -->\n${svg}`),
    { code: 'other-image', format: 'SVG' },
  ],
  [
    'comments that once kept a pattern busy for good',
    'logo.png',
    () => Buffer.from('<!---->'.repeat(146)),
    { code: 'not-an-image' },
  ],
  [
    'page named PNG',
    'logo.png',
    () => Buffer.from(`<!doctype html><html>${script}</html>`),
    { code: 'not-an-image' },
  ],
  ['script named JPG', 'logo.jpg', () => Buffer.from('alert(1)//'), { code: 'not-an-image' }],
  [
    'PHP named PNG',
    'logo.php.png',
    () => Buffer.from('<?php system($_GET[0]); ?>'),
    { code: 'not-an-image' },
  ],
  [
    'program named JPG',
    'logo.jpg.exe',
    () => Buffer.from('MZ\x90\0\x03\0\0\0'.padEnd(400, '\0'), 'latin1'),
    { code: 'not-an-image' },
  ],
  ['PDF named PNG', 'logo.png', () => makePdf(), { code: 'not-an-image' }],
  ['ZIP named PNG', 'logo.png', makeZip, { code: 'not-an-image' }],
  ['GIF', 'logo.png', () => drawn().gif().toBuffer(), { code: 'other-image', format: 'GIF' }],
  [
    'GIF that is a script',
    'logo.jpg',
    () => Buffer.from('GIF89a/*\0\0\0*/=1;alert(1)//', 'latin1'),
    { code: 'other-image', format: 'GIF' },
  ],
  ['WebP', 'logo.png', () => drawn().webp().toBuffer(), { code: 'other-image', format: 'WebP' }],
  ['AVIF', 'logo.jpg', () => drawn().avif({ effort: 0 }).toBuffer(), { code: 'other-image', format: 'AVIF' }],
  ['TIFF', 'logo.jpg', () => drawn().tiff().toBuffer(), { code: 'other-image', format: 'TIFF' }],
  [
    'BMP',
    'logo.png',
    () => Buffer.concat([Buffer.from('BM'), fourBytes(0x46000000, 0), Buffer.alloc(60)]),
    { code: 'other-image', format: 'BMP' },
  ],
  [
    'icon',
    'logo.png',
    () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(60)]),
    { code: 'other-image', format: 'ICO' },
  ],
  // Moving pictures
  [
    'animated PNG',
    'logo.png',
    () => makePng({ before: [chunk('acTL', fourBytes(2, 0))] }),
    { code: 'animated' },
  ],
  [
    'animated GIF',
    'logo.png',
    () => frames().gif({ loop: 0 }).toBuffer(),
    { code: 'other-image', format: 'GIF' },
  ],
  [
    'animated WebP',
    'logo.png',
    () => frames().webp({ loop: 0 }).toBuffer(),
    { code: 'other-image', format: 'WebP' },
  ],
  // Colors
  ['CMYK', 'logo.jpg', () => drawn().toColourspace('cmyk').jpeg().toBuffer(), { code: 'print-colors' }],
  [
    'CMYK with its profile',
    'logo.jpg',
    () => drawn().toColourspace('cmyk').keepIccProfile().withIccProfile('cmyk').jpeg().toBuffer(),
    { code: 'print-colors' },
  ],
];

/** Pictures, and files that pretend to be one. */
export const hostilePictures: HostileFile[] = rows.map(([title, name, make, refusal]) => ({
  title,
  role: 'icon',
  name,
  make,
  refusal,
}));
