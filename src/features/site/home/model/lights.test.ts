import { expect, it } from 'vitest';
import { lampSeconds, lights } from './lights.ts';

it.each([
  [600, 12],
  [12, 12],
  [3, 3],
  [1.6, 1.6],
  [0.25, 1.6],
])('a chain with a block every %d s flashes every %d s', (seconds, lamp) => {
  expect(lampSeconds({ seconds })).toBe(lamp);
});

it('shows each of twelve chains once', () => {
  expect(new Set(lights.map(({ network }) => network)).size).toBe(12);
});
