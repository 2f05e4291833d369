import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawMonogram } from './monogram.ts';

it('uses initials in any script', () => {
  expect(drawMonogram('Curve Finance')).toContain('>CF</text>');
  expect(drawMonogram('uniswap')).toContain('>UN</text>');
  expect(drawMonogram('欧易交易')).toContain('>欧</text>');
  expect(drawMonogram('1inch')).toContain('>1I</text>');
});

it('is the same for the same name, small, and well-formed for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
      const svg = drawMonogram(name);
      expect(svg).toBe(drawMonogram(name));
      expect(new TextEncoder().encode(svg).length).toBeLessThan(1024);
      expect(svg).toMatch(/^<svg [^<>]*>(?:<path [^<>]*\/>){2}<text [^<>]*>[^<>&]+<\/text><\/svg>$/);
    }),
  );
});
