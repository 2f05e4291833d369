import { expect, test } from 'vitest';
import { promisedTime } from './promise.ts';

test.each([
  ['token', '2026-03-02T09:00:00.000Z', '2026-03-04T09:00:00.000Z'],
  ['token', '2026-03-05T23:59:59.999Z', '2026-03-09T23:59:59.999Z'],
  ['token', '2026-03-07T10:00:00.000Z', '2026-03-10T10:00:00.000Z'],
  ['dapp', '2026-03-04T09:00:00.000Z', '2026-03-11T09:00:00.000Z'],
] as const)('a %s in review since %s is promised for %s', (kind, from, promised) => {
  expect(promisedTime(kind, new Date(from)).toISOString()).toBe(promised);
});
