import { expect, it } from 'vitest';
import { formatDuration, formatHundredths } from './format-measure.ts';

it.each([
  [250, 'en', '2.5%'],
  [1, 'en', '0.01%'],
  [0, 'en', '0%'],
  [1_234, 'ru', '12,34\u00a0%'],
] as const)('%d hundredths of a percent in %s', (hundredths, locale, expected) => {
  expect(formatHundredths(hundredths, locale)).toBe(expected);
});

it.each([
  [172_800, 'en', '2 days'],
  [3_600, 'en', '1 hour'],
  [90, 'en', '2 minutes'],
  [12, 'en', '12 seconds'],
  [0, 'en', '0 seconds'],
] as const)('%d seconds in %s', (seconds, locale, expected) => {
  expect(formatDuration(seconds, locale)).toBe(expected);
});
