import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFontStack } from './font-stack.ts';
import { setParagraph } from './set-paragraph.ts';
import { parseUnicodeRange } from './unicode-range.ts';

const font = join(import.meta.dirname, '../../../public/fonts/brygada-1918-latin-wght-normal.woff2');
const stack = createFontStack([{ path: font, range: parseUnicodeRange('U+0000-00FF,U+2026') }], 500);
const setting = {
  stack,
  language: 'en',
  tracking: 0,
  sizes: [40, 20],
  width: 400,
  maxLines: 2,
  lineHeight: 1.2,
  maxHeight: 200,
};

test('a short text has the largest size, a longer one the next that fits', async () => {
  const short = await setParagraph('Keys stay home', setting);
  expect([short.size, short.lines.length]).toEqual([40, 1]);
  const longer = await setParagraph('Keys stay home, and coins travel wherever they are sent', setting);
  expect([longer.size, longer.lines.length]).toEqual([20, 2]);
  for (const { width } of longer.lines) expect(width).toBeLessThanOrEqual(400);
});

test('a text that does not fit at any size is shortened, a single long word as well', async () => {
  for (const text of ['word '.repeat(60), 'w'.repeat(300), `w\n${'o'.repeat(300)}`]) {
    const { size, lines } = await setParagraph(text, setting);
    expect(size).toBe(20);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(400);
  }
});

test('a text keeps its own line breaks, and loses characters without a font', async () => {
  expect((await setParagraph('Keys\nhome', setting)).lines).toHaveLength(2);
  const [line] = (await setParagraph('Keys 😀', setting)).lines;
  const [plain] = (await setParagraph('Keys', setting)).lines;
  expect(line?.svg.match(/<path/g)).toEqual(plain?.svg.match(/<path/g));
});

test('an empty text has no visible lines', async () => {
  expect((await setParagraph('', setting)).lines.map(({ svg }) => svg).join('')).toBe('');
});
