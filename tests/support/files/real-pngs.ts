import type { PngOptions } from 'sharp';
import { drawQuarters, exif } from './jpeg-file.ts';
import { chunk } from './png-file.ts';
import type { RealPicture } from './real-picture.ts';
import { makeZip } from './zip-file.ts';

const makeQuarters = (options: PngOptions = {}) => drawQuarters().png(options).toBuffer();
/** Signature and IHDR. */
const headBytes = 33;
const endBytes = 12;

async function within(...chunks: Buffer[]): Promise<Buffer> {
  const png = await makeQuarters();
  return Buffer.concat([png.subarray(0, headBytes), ...chunks, png.subarray(headBytes)]);
}

const behind = async (tail: Buffer) => Buffer.concat([await makeQuarters(), tail]);

/** Pixels in pieces, with something in between. */
async function amongPixels(between: Buffer): Promise<Buffer> {
  const png = await makeQuarters({ palette: false });
  const at = png.indexOf('IDAT') - 4;
  const length = png.readUInt32BE(at);
  const data = png.subarray(at + 8, at + 8 + length);
  const pieces = [data.subarray(0, 100), data.subarray(100)].map((piece) => chunk('IDAT', piece));
  return Buffer.concat([
    png.subarray(0, at),
    pieces[0] ?? between,
    between,
    pieces[1] ?? between,
    png.subarray(at + 12 + length),
  ]);
}

function spoiled(part: Buffer): Buffer {
  part[part.length - 1] = (part.at(-1) ?? 0) ^ 0xff;
  return part;
}

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};
const text = (type: string, data: string) => chunk(type, Buffer.from(data, 'latin1'));

export const realPngs: RealPicture[] = [
  { title: 'plain', make: () => makeQuarters(), expected: 'rgby' },
  { title: 'palette', make: () => makeQuarters({ palette: true }), expected: 'rgby' },
  {
    title: 'palette with a transparent color',
    make: () => drawQuarters().ensureAlpha(0.5).png({ palette: true }).toBuffer(),
    expected: 'rgby',
  },
  { title: '16 bits', make: () => drawQuarters().toColourspace('rgb16').png().toBuffer(), expected: 'rgby' },
  { title: 'interlaced', make: () => makeQuarters({ progressive: true }), expected: 'rgby' },
  { title: 'gray', make: () => drawQuarters().toColourspace('b-w').png().toBuffer(), expected: 'gray' },
  {
    title: 'gray with transparency',
    make: () => drawQuarters().toColourspace('b-w').ensureAlpha(0.5).png().toBuffer(),
    expected: 'gray',
  },
  { title: 'Display P3', make: () => drawQuarters().withIccProfile('p3').png().toBuffer(), expected: 'rgby' },
  { title: 'damaged color profile', make: () => within(text('iCCP', 'ICC\0\0xxxx')), expected: 'rgby' },
  { title: 'orientation', make: () => within(chunk('eXIf', exif(6))), expected: 'bryg' },
  {
    title: 'texts of an image generator',
    make: () => within(text('tEXt', `parameters\0${'a harbor at dawn, '.repeat(2000)}`)),
    expected: 'rgby',
  },
  {
    title: 'texts after the pixels',
    make: async () => {
      const png = await makeQuarters();
      const date = text('tEXt', 'date:create\x002026-11-20T10:00:00+00:00');
      return Buffer.concat([png.subarray(0, -endBytes), date, png.subarray(-endBytes)]);
    },
    expected: 'rgby',
  },
  {
    title: 'screenshot of a Mac',
    make: () => within(chunk('eXIf', exif(1)), text('iDOT', '\0\0\0\x02'.repeat(7))),
    expected: 'rgby',
  },
  {
    title: 'layers of Fireworks',
    make: () => within(text('prVW', 'preview'), text('mkBF', '\xfa\xce'), text('mkTS', 'layers')),
    expected: 'rgby',
  },
  {
    title: 'content credentials (C2PA)',
    make: () => within(text('caBX', 'jumb'.repeat(5000))),
    expected: 'rgby',
  },
  {
    title: 'the time and the same resolution twice',
    make: () =>
      within(
        text('tIME', '\x07\xea\x0b\x14\x0a\0\0'),
        ...Array<Buffer>(2).fill(chunk('pHYs', Buffer.alloc(9))),
      ),
    expected: 'rgby',
  },
  {
    title: 'color profile and sRGB at once',
    make: () => within(text('sRGB', '\0'), text('sRGB', '\x01')),
    expected: 'rgby',
  },
  {
    title: 'note with a wrong checksum',
    make: () => within(spoiled(text('tEXt', 'Comment\0x'))),
    expected: 'rgby',
  },
  { title: 'note among the pixels', make: () => amongPixels(text('tEXt', 'Comment\0x')), expected: 'rgby' },
  { title: 'archive behind', make: () => behind(makeZip()), expected: 'rgby' },
  { title: 'page behind', make: () => behind(Buffer.from('<script>alert(1)</script>')), expected: 'rgby' },
  { title: 'another picture behind', make: async () => behind(await makeQuarters()), expected: 'rgby' },
  {
    title: 'animated in name only',
    make: () => within(chunk('acTL', numbers(1, 0)), chunk('fcTL', Buffer.alloc(26))),
    expected: 'rgby',
  },
  { title: 'animated', make: () => within(chunk('acTL', numbers(2, 0))), expected: { code: 'animated' } },
  {
    title: 'from an app of an iPhone',
    make: async () => {
      const png = await makeQuarters();
      return Buffer.concat([png.subarray(0, 8), text('CgBI', '\x50\0\x20\x02'), png.subarray(8)]);
    },
    expected: { code: 'other-image', format: 'PNG (CgBI)' },
  },
];

/** Pictures of other formats, whatever they are called. */
export const otherPictures: RealPicture[] = [
  ...(
    [
      ['WebP', () => drawQuarters().webp().toBuffer()],
      ['AVIF', () => drawQuarters().avif({ effort: 0 }).toBuffer()],
      ['GIF', () => drawQuarters().gif().toBuffer()],
      ['TIFF', () => drawQuarters().tiff().toBuffer()],
      ['HEIC', () => Buffer.from(`\0\0\0\x1cftypheic\0\0\0\0mif1heicmiaf${'\0'.repeat(64)}`, 'latin1')],
      ['JPEG 2000', () => Buffer.from('\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 \0\0\0\0jp2 ', 'latin1')],
      ['JPEG XL', () => Buffer.from([0xff, 0x0a, 0xfa, 0x1f])],
      ['PSD', () => Buffer.from('8BPS\0\x01'.padEnd(64, '\0'), 'latin1')],
      [
        'SVG',
        () =>
          Buffer.from(
            `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n${'<!ENTITY ns "x">\n'.repeat(80)}]>\n<svg/>`,
          ),
      ],
    ] as const
  ).map(([format, make]) => ({ title: format, make, expected: { code: 'other-image', format } as const })),
];
