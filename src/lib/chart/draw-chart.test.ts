import { describe, expect, it } from 'vitest';
import { chartKinds, isChartKind, type ChartKind } from './chart-kinds.ts';
import { drawChart } from './draw-chart.ts';

const kinds = Object.keys(chartKinds) as ChartKind[];

describe('drawChart', () => {
  it('draws the same bytes for the same seed, and others for another', () => {
    expect(drawChart({ kind: 'cover', seed: 88 })).toBe(drawChart({ kind: 'cover', seed: 88 }));
    expect(drawChart({ kind: 'cover', seed: 88 })).not.toBe(drawChart({ kind: 'cover', seed: 89 }));
  });

  it('draws the coast line that the design shows for its first menu', () => {
    const coast = 'd="M5 28q-8 8-12 16-5 9-5 16 0 7 0 55 0 48 0 55 0 7 5 14 4 8 12 14 7 5 19 11 12 5 30 16';
    expect(drawChart({ kind: 'menu', seed: 12 })).toContain(coast);
  });

  it.each(kinds)('closes every ring of a %s and uses whole units only', (kind) => {
    for (let seed = 0; seed < 10; seed++) {
      for (const [, path = ''] of drawChart({ kind, seed }).matchAll(/ d="([^"]*)"/g)) {
        expect(path).toMatch(/^(M-?\d+ -?\d+q[-\d ]+z)+$/);
      }
    }
  });

  it('accepts any unsigned integer as a seed', () => {
    for (const seed of [0, 1, 99998, 2 ** 31, 2 ** 32 - 1]) {
      expect(drawChart({ kind: 'cover', seed })).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('keeps a cover within its byte budget', () => {
    const sizes = Array.from(
      { length: 60 },
      (_, seed) => drawChart({ kind: 'cover', seed: seed * 7919 }).length,
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6700);
  });
});

describe('isChartKind', () => {
  it('accepts its own kinds only', () => {
    expect(isChartKind('cover')).toBe(true);
    expect(isChartKind('toString')).toBe(false);
  });
});
