import sharp, { type Sharp } from 'sharp';
import { makeFlatJpeg } from './flat-jpeg.ts';
import {
  drawQuarters,
  exifSegment,
  film,
  listSegmentStarts,
  makeJpeg,
  multiPictureIndex,
  profileSegments,
  samsungTrailer,
  segment,
  withSegments,
} from './jpeg-file.ts';
import type { RealPicture } from './real-picture.ts';
import { makeZip } from './zip-file.ts';

const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const behind = async (...tail: (Buffer | string)[]) => join(await makeJpeg(), ...tail);
const within = async (...segments: Buffer[]) => withSegments(await makeJpeg(), ...segments);
const profile = async (name: string) => {
  const { icc } = await sharp(await drawQuarters().withIccProfile(name).jpeg().toBuffer()).metadata();
  return icc ?? Buffer.alloc(0);
};
const preview = async () =>
  sharp(await makeJpeg())
    .resize(160, 120)
    .jpeg()
    .toBuffer();
const xmp = (text: string) => segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${text}</x:xmpmeta>`);
const extendedXmp = segment(
  0xe1,
  `http://ns.adobe.com/xmp/extension/\0${'0'.repeat(32)}\0\0\0\x09\0\0\0\0<x></x>  `,
);

/** Two pictures in one file, as phones store a gain map, a depth map or a second lens. */
async function twoPictures(second: Buffer): Promise<Buffer> {
  const first = await makeJpeg();
  const index = multiPictureIndex(first.length + 80, [first.length + 90, second.length]);
  return join(withSegments(first, index), second);
}

/** Bytes in front of each segment but the first, which readers skip. */
async function loose(bytes: Buffer): Promise<Buffer> {
  const jpeg = await makeJpeg();
  const starts = listSegmentStarts(jpeg);
  const parts = starts.map((start, index) =>
    join(index === 0 ? '' : bytes, jpeg.subarray(start, starts[index + 1])),
  );
  return join(jpeg.subarray(0, 2), ...parts);
}

/** As phones with Android write it; the types of our encoder do not know that it can. */
async function ultraHdr(): Promise<Buffer> {
  const picture = sharp(await makeJpeg()) as Sharp & { withGainMap(): Sharp };
  return picture.withGainMap().jpeg().toBuffer();
}

/** A gain map that claims to be as large as a JPEG can be. */
async function hugeGainMap(): Promise<Buffer> {
  const map = await makeJpeg();
  map.writeUInt32BE(0xffdcffdc, map.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  return twoPictures(map);
}

/** How each orientation of Exif turns and mirrors the quarters red, green, blue, yellow. */
const turned = ['rgby', 'gryb', 'ybgr', 'byrg', 'rbgy', 'bryg', 'ygbr', 'gyrb'];

export const realJpegs: RealPicture[] = [
  { title: 'baseline', make: () => makeJpeg(), expected: 'rgby' },
  { title: 'progressive', make: () => makeJpeg({ progressive: true }), expected: 'rgby' },
  { title: 'by mozjpeg', make: () => makeJpeg({ mozjpeg: true }), expected: 'rgby' },
  { title: 'full color resolution', make: () => makeJpeg({ chromaSubsampling: '4:4:4' }), expected: 'rgby' },
  { title: 'gray', make: () => drawQuarters().toColourspace('b-w').jpeg().toBuffer(), expected: 'gray' },
  { title: 'restart markers', make: () => makeFlatJpeg({ restartEvery: 50 }), expected: 'gray' },
  {
    title: 'Display P3',
    make: async () => within(...profileSegments(await profile('p3'))),
    expected: 'rgby',
  },
  {
    title: 'color profile in several segments',
    make: async () => within(...profileSegments(await profile('p3'), 100)),
    expected: 'rgby',
  },
  {
    title: 'damaged color profile',
    make: () => within(...profileSegments(Buffer.alloc(500, 7))),
    expected: 'rgby',
  },
  {
    title: 'color profile without its end',
    make: async () => within(...profileSegments(await profile('p3'), 100).slice(0, -1)),
    expected: 'rgby',
  },
  {
    title: 'gray with a profile of colors',
    make: async () => {
      const gray = await drawQuarters().toColourspace('b-w').jpeg().toBuffer();
      return withSegments(gray, ...profileSegments(await profile('p3')));
    },
    expected: 'gray',
  },
  ...turned.map((expected, index) => ({
    title: `orientation ${index + 1}`,
    make: () => within(exifSegment(index + 1)),
    expected,
  })),
  { title: 'orientation that does not exist', make: () => within(exifSegment(9)), expected: 'rgby' },
  { title: 'preview inside', make: async () => within(exifSegment(6, await preview())), expected: 'bryg' },
  {
    title: 'damaged Exif',
    make: () => within(segment(0xe1, 'Exif\0\0MM\0*\xff\xff\xff\xff')),
    expected: 'rgby',
  },
  {
    title: 'Exif twice, as editors leave it',
    make: () => within(exifSegment(6), exifSegment(1)),
    expected: 'bryg',
  },
  {
    title: 'XMP, extended XMP, Photoshop, Ducky and comments',
    make: () =>
      within(
        exifSegment(1),
        xmp('<script>alert(1)</script>'),
        extendedXmp,
        segment(0xed, 'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\0'),
        segment(0xec, 'Ducky\0\x01\0\x04\0\0\0\x50'),
        segment(0xfe, 'CREATOR: gd-jpeg v1.0'),
        segment(0xe0, 'JFXX\0\x10'),
      ),
    expected: 'rgby',
  },
  {
    title: 'content credentials (C2PA)',
    make: () => within(segment(0xeb, join('JP\0\x01\0\0\0\x01', Buffer.alloc(30_000, 0x6a)))),
    expected: 'rgby',
  },
  { title: 'Ultra HDR', make: ultraHdr, expected: 'rgby' },
  { title: 'two pictures (MPF)', make: async () => twoPictures(await makeJpeg()), expected: 'rgby' },
  { title: 'gain map of the largest size', make: hugeGainMap, expected: 'rgby' },
  { title: 'motion photo', make: () => behind(film()), expected: 'rgby' },
  { title: 'Samsung trailer', make: () => behind(samsungTrailer()), expected: 'rgby' },
  { title: 'Samsung motion photo', make: () => behind(film(), samsungTrailer()), expected: 'rgby' },
  { title: 'zeros behind', make: () => behind(Buffer.alloc(4096)), expected: 'rgby' },
  { title: 'line break behind', make: () => behind('\r\n'), expected: 'rgby' },
  { title: 'end marker twice', make: () => behind('\xff\xd9'), expected: 'rgby' },
  { title: 'archive behind', make: () => behind(makeZip()), expected: 'rgby' },
  { title: 'page behind', make: () => behind('<script>alert(1)</script>'), expected: 'rgby' },
  { title: 'fill bytes in front of its markers', make: () => loose(Buffer.alloc(3, 0xff)), expected: 'rgby' },
  { title: 'stray bytes in front of its markers', make: () => loose(Buffer.alloc(3)), expected: 'rgby' },
  {
    title: 'print colors',
    make: () => drawQuarters().toColourspace('cmyk').jpeg().toBuffer(),
    expected: { code: 'print-colors' },
  },
  {
    title: 'arithmetic coding',
    make: () => makeFlatJpeg({ frame: 0xc9 }),
    expected: { code: 'other-image', format: 'JPEG (arithmetic)' },
  },
  {
    title: 'lossless',
    make: () => makeFlatJpeg({ frame: 0xc3 }),
    expected: { code: 'other-image', format: 'JPEG (lossless)' },
  },
  {
    title: 'hierarchical',
    make: () => makeFlatJpeg({ frame: 0xc5 }),
    expected: { code: 'other-image', format: 'JPEG (hierarchical)' },
  },
  {
    title: 'JPEG-LS',
    make: () => makeFlatJpeg({ frame: 0xf7 }),
    expected: { code: 'other-image', format: 'JPEG-LS' },
  },
  {
    title: 'twelve bits, of a medical device',
    make: () => makeFlatJpeg({ frame: 0xc1, precision: 12 }),
    expected: { code: 'other-image', format: 'JPEG (12 bits)' },
  },
  { title: 'cut off', make: async () => (await makeJpeg()).subarray(0, -2), expected: { code: 'broken' } },
  {
    title: 'larger, upright, stored on its side',
    make: async () =>
      withSegments(await drawQuarters().resize(1200, 800, { fit: 'fill' }).jpeg().toBuffer(), exifSegment(6)),
    expected: { code: 'wrong-size', width: 800, height: 1200 },
  },
];
