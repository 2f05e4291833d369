import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawMonogram } from './monogram.ts';
import { contrastOf } from './palette/mix-colors.ts';

/** What is seen of a monogram besides its letters. */
function markOf(id: number | string) {
  const svg = drawMonogram('Harbor', id);
  const [, ground = '', drawing = '', path = '', ink = ''] =
    /<path fill="(#\w+)" d="M0 0h96v96H0z"\/><path (.+) d="([^"]+)"\/><text [^>]*fill="(#\w+)"/.exec(svg) ??
    [];
  const fill = /fill="(#\w+)"/.exec(drawing)?.[1];
  return { ground, drawing, path, ink, behindLetters: fill ?? ground, whole: ground + drawing + path };
}

const firstIds = Array.from({ length: 600 }, (_, place) => place + 1);

it('uses initials in any script', () => {
  expect(drawMonogram('Curve Finance', 1)).toContain('>CF</text>');
  expect(drawMonogram('uniswap', 1)).toContain('>UN</text>');
  expect(drawMonogram('欧易交易', 1)).toContain('>欧</text>');
  expect(drawMonogram('1inch', 1)).toContain('>1I</text>');
});

it('is the same for the same name and id, small, and well-formed for any of them', () => {
  const id = fc.oneof(fc.nat(), fc.double(), fc.string());
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), id, (name, own) => {
      const svg = drawMonogram(name, own);
      expect(svg).toBe(drawMonogram(name, own));
      expect(new TextEncoder().encode(svg).length).toBeLessThan(1024);
      expect(svg).toMatch(/^<svg [^<>]*>(?:<path [^<>]*\/>){2}<text [^<>]*>[^<>&]+<\/text><\/svg>$/);
    }),
  );
});

it('has 288 marks, and no two of 200 ids in a row have the same', () => {
  const marks = firstIds.map((id) => markOf(id).whole);
  expect(new Set(marks).size).toBe(288);
  for (let start = 0; start + 200 <= marks.length; start += 1)
    expect(new Set(marks.slice(start, start + 200)).size).toBe(200);
});

it('differs from the next one in shape and colors', () => {
  for (const id of firstIds) {
    const [one, next] = [markOf(id), markOf(id + 1)];
    expect(one.path).not.toBe(next.path);
    expect(one.ground).not.toBe(next.ground);
  }
});

it('has letters and outlines of at least 4.5 to what is behind them', () => {
  for (const id of firstIds) {
    const { ground, drawing, ink, behindLetters } = markOf(id);
    expect(contrastOf(ink, behindLetters)).toBeGreaterThanOrEqual(4.5);
    const drawn = /(?:stroke|fill)="(#\w+)"/.exec(drawing)?.[1] ?? '';
    expect(contrastOf(drawn, ground)).toBeGreaterThanOrEqual(4.5);
  }
});

it('keeps its mark when the name changes', () => {
  const withoutLetters = (name: string, id: number | string) =>
    drawMonogram(name, id)
      .replace(/font-size="\d+"/, '')
      .replace(/>[^<>]+<\/text>/, '');
  for (const id of [1, 42, 1_000_000, '0xdac17f958d2ee523a2206206994597c13d831ec7'])
    expect(withoutLetters('Harbor', id)).toBe(withoutLetters('灯塔', id));
});
