import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { colorTokens, derivePalette, type BrandColors } from './derive-palette.ts';
import { listWeakPairs } from './list-weak-pairs.ts';
import { contrastOf, mixColors } from './mix-colors.ts';

const css = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8');

const design: BrandColors = {
  ink: { day: '#0A2233', night: '#E4EFED' },
  paper: { day: '#F6F9F7', night: '#061420' },
  signal: { day: '#FF6B47', night: '#FF7C5C' },
  water: { day: '#B9D6E1', night: '#103144' },
  land: { day: '#F3E9D0', night: '#191F19' },
  link: { day: '#0B5A7C', night: '#86E3CF' },
};

const violet: BrandColors = {
  ink: { day: '#1E1233', night: '#EFEAF7' },
  paper: { day: '#FAF8FD', night: '#120A20' },
  signal: { day: '#F2B705', night: '#F7C948' },
  water: { day: '#D9CCF0', night: '#2A1B47' },
  land: { day: '#EFE7DA', night: '#201C1A' },
  link: { day: '#5B2DA8', night: '#C7A8FF' },
};

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colors of a brand', () => {
  test('between two colors are only colors between them, and the ends are the colors themselves', () => {
    fc.assert(
      fc.property(hex, hex, fc.double({ min: 0, max: 1, noNaN: true }), (first, second, share) => {
        expect([mixColors(first, second, 0), mixColors(first, second, 1)]).toEqual([first, second]);
        const between = mixColors(first, second, share);
        for (const at of [1, 3, 5]) {
          const [a, b, c] = [first, between, second].map((color) =>
            Number.parseInt(color.slice(at, at + 2), 16),
          );
          expect(b).toBeGreaterThanOrEqual(Math.min(a!, c!));
          expect(b).toBeLessThanOrEqual(Math.max(a!, c!));
        }
      }),
    );
  });

  test('contrast is that of the guidelines', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test('the design’s six colors change nothing', () => {
    expect(derivePalette(design, 'day')).toEqual({});
    expect(colorTokens(css, design)).toBe(css);
    expect(listWeakPairs(design)).toEqual([]);
  });

  test('of another brand nothing of the design remains but the colors with a meaning', () => {
    const painted = colorTokens(css, violet);
    const colorsOf = (text: string, from: number, to?: number) =>
      new Set(
        [...text.slice(from, to).matchAll(/--(?<name>[\w-]{1,40}): (?<color>#[0-9a-f]{6});/g)].map(
          ({ groups }) => `${groups!['name']} ${groups!['color']}`,
        ),
      );
    const dark = css.indexOf("[data-theme='dark']");
    for (const [from, to] of [
      [0, dark],
      [dark, undefined],
    ] as const) {
      const before = colorsOf(css, from, to);
      const same = [...colorsOf(painted, from, to)].filter((color) => before.has(color));
      const names = same.map((color) => color.split(' ')[0]!);
      expect(names.filter((name) => !/^(?:stbd|port|card|sheet)/.test(name))).toEqual([]);
    }
    expect(listWeakPairs(violet)).toEqual([]);
  });

  test('a pair that is too weak is named with both colors and the theme', () => {
    const pale = { ...violet, link: { day: '#C7A8FF', night: '#C7A8FF' } };
    expect(listWeakPairs(pale)).toContain('by day, link on paper has a contrast of 1.9, and needs 4.5.');
    expect(listWeakPairs(pale).filter((sentence) => sentence.includes('night'))).toEqual([]);
    const swapped = { ...violet, paper: { day: '#120A20', night: '#FAF8FD' } };
    expect(listWeakPairs(swapped).join('\n')).toMatch(/by day, ink on paper .*\n[^]*by night, ink on paper/);
  });
});
