import { expect, it } from 'vitest';
import { niceScale } from './nice-scale.ts';

it.each([
  [0, [0, 1, 2, 3]],
  [3, [0, 1, 2, 3]],
  [4, [0, 2, 4, 6]],
  [164, [0, 60, 120, 180]],
  [96, [0, 40, 80, 120]],
  [29_640, [0, 10_000, 20_000, 30_000]],
])('the lines of a chart up to %s', (greatest, lines) => {
  expect(niceScale(greatest)).toEqual(lines);
});
