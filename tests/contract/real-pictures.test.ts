import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readIcon } from '#platform/files/opening/read-icon.ts';
import { readPicture } from '#platform/files/opening/read-picture.ts';
import { listSegmentStarts, makeJpeg, segment } from '../support/files/jpeg-file.ts';
import { chunk, makePng } from '../support/files/png-file.ts';
import { realJpegs } from '../support/files/real-jpegs.ts';
import { otherPictures, realPngs } from '../support/files/real-pngs.ts';

/* Cameras, phones and programs write a lot around a picture. What is sound is accepted whatever is around it, because it is redrawn. */

const quarters: [string, [number, number, number]][] = [
  ['r', [0xd0, 0x30, 0x30]],
  ['g', [0x30, 0xd0, 0x30]],
  ['b', [0x30, 0x30, 0xd0]],
  ['y', [0xd0, 0xd0, 0x30]],
];

/** The color of a point by its first letter. */
function nameColor(point: readonly number[]): string {
  const distance = (color: readonly number[]) =>
    color.reduce((sum, value, index) => sum + Math.abs(value - (point[index] ?? 0)), 0);
  return quarters.toSorted(([, a], [, b]) => distance(a) - distance(b))[0]?.[0] ?? '';
}

/** What is seen in the quarters of a stored picture, which has nothing but pixels. */
async function lookAt(bytes: Uint8Array | undefined): Promise<string> {
  const { exif, icc, xmp, orientation, width, height, space } = await sharp(bytes).metadata();
  expect({ exif, icc, xmp, orientation }).toEqual({});
  expect([width, height]).toEqual([400, 400]);
  if (space === 'b-w') return 'gray';
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (y * info.width + x) * 3;
    return [...data.subarray(from, from + 3)];
  };
  const points = [at(100, 100), at(300, 100), at(100, 300), at(300, 300)];
  if (points.every(([red, green, blue]) => red === green && green === blue)) return 'gray';
  return points.map(nameColor).join('');
}

const kinds = [
  ['JPEG', realJpegs],
  ['PNG', realPngs],
  ['other picture', otherPictures],
] as const;

test.each(kinds.flatMap(([kind, pictures]) => pictures.map((picture) => ({ kind, ...picture }))))(
  '$kind: $title',
  async ({ make, expected }) => {
    const reading = await readIcon(await make());
    if (typeof expected === 'string') {
      expect(reading).toMatchObject({ ok: true });
      if (reading.ok) expect(await lookAt(reading.upload.bytes)).toBe(expected);
    } else expect(reading).toEqual({ ok: false, refusal: expected });
  },
);

/** The stored bytes, or why there are none. */
async function store(bytes: Uint8Array): Promise<Buffer | string> {
  const reading = await readIcon(bytes);
  return reading.ok ? Buffer.from(reading.upload.bytes ?? []) : reading.refusal.code;
}

const markup = '<script>alert(1)</script>';
const anything = fc.oneof(
  fc.uint8Array({ maxLength: 600 }),
  fc
    .constantFrom(markup, 'PK\x05\x06', '%PDF-1.7', '\xff\xd8\xff\xe0', '\xff\xd9')
    .map((text) => Buffer.from(text, 'latin1')),
);
/** Application segments and comments, but none that says how the picture looks. */
const segments = fc.array(
  fc.record({
    marker: fc.oneof(fc.integer({ min: 0xe0, max: 0xef }), fc.constant(0xfe)),
    data: anything.filter(
      (data) => !/^(JFIF\0|Exif\0\0|ICC_PROFILE\0|Adobe)/.test(Buffer.from(data).toString('latin1')),
    ),
    place: fc.nat(),
  }),
  { maxLength: 8 },
);

test('a JPEG with anything in it and behind it is stored as the picture alone', async () => {
  const plain = await Promise.all([makeJpeg(), makeJpeg({ progressive: true })]);
  const stored = await Promise.all(plain.map(store));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(0, 1), segments, anything, async (which, inserted, tail) => {
      const jpeg = plain[which] ?? Buffer.alloc(0);
      const starts = listSegmentStarts(jpeg);
      const at = (place: number) => starts[place % starts.length] ?? 2;
      const parts = inserted.toSorted((a, b) => at(a.place) - at(b.place));
      let from = 0;
      const pieces = parts.flatMap(({ marker, data, place }) => {
        const piece = [jpeg.subarray(from, at(place)), segment(marker, Buffer.from(data))];
        from = at(place);
        return piece;
      });
      expect(await store(Buffer.concat([...pieces, jpeg.subarray(from), tail]))).toEqual(stored[which]);
    }),
    { numRuns: 60 },
  );
});

const letter = (first: string, last: string) =>
  fc.integer({ min: first.charCodeAt(0), max: last.charCodeAt(0) }).map((code) => String.fromCharCode(code));
/** Chunks that readers may ignore, and that do not say how the picture looks. */
const chunks = fc.array(
  fc.record({
    type: fc
      .tuple(letter('a', 'z'), letter('a', 'z'), letter('A', 'Z'), letter('a', 'z'))
      .map((letters) => letters.join('')),
    data: anything.map((data) => Buffer.from(data)),
    isSound: fc.boolean(),
  }),
  { maxLength: 8 },
);

test('a PNG with anything in it and behind it is stored as the picture alone', async () => {
  const stored = await store(makePng());
  const spoil = (part: Buffer) =>
    Buffer.concat([part.subarray(0, -1), Buffer.from([(part.at(-1) ?? 0) ^ 1])]);
  await fc.assert(
    fc.asyncProperty(chunks, chunks, anything, async (first, last, tail) => {
      const [before, after] = [first, last].map((list) =>
        list.map(({ type, data, isSound }) => (isSound ? chunk(type, data) : spoil(chunk(type, data)))),
      );
      const png = makePng({ before: before ?? [], after: after ?? [], tail: Buffer.from(tail) });
      expect(await store(png)).toEqual(stored);
    }),
    { numRuns: 60 },
  );
});

test('bytes that begin as a picture never do harm, whatever follows', async () => {
  const jpeg = await makeJpeg();
  const png = makePng();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(jpeg, png),
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 20 }),
      async (picture, changes) => {
        const changed = Buffer.from(picture);
        for (const [at, value] of changes) changed[at % changed.length] = value;
        const reading = await readIcon(changed);
        if (reading.ok)
          expect(await sharp(reading.upload.bytes).metadata()).toMatchObject({ width: 400, height: 400 });
        else expect(reading.refusal.code).toMatch(/^[a-z-]+$/);
      },
    ),
    { numRuns: 200 },
  );
});

test('an editor’s picture is accepted with the film and the gain map that a phone adds', async () => {
  const size = { width: 400, height: 400 };
  const plain = await readPicture(await makeJpeg(), size);
  const titles = ['Ultra HDR', 'two pictures (MPF)', 'Samsung motion photo', 'page behind'];
  for (const { title, make } of realJpegs.filter((picture) => titles.includes(picture.title))) {
    const reading = await readPicture(await make(), size);
    expect({ title, ok: reading.ok }).toEqual({ title, ok: true });
    // The gain map's encoder has written the picture of the first anew.
    if (title !== 'Ultra HDR') expect(reading).toEqual(plain);
  }
});
