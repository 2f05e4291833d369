import { expect, it } from 'vitest';
import { latestDigestTime } from './digest-time.ts';

it.each([
  ['2026-03-04T06:59:59.999Z', '2026-03-03T07:00:00.000Z'],
  ['2026-03-04T07:00:00.000Z', '2026-03-04T07:00:00.000Z'],
  ['2026-03-04T23:10:00.000Z', '2026-03-04T07:00:00.000Z'],
  ['2026-03-01T03:00:00.000Z', '2026-02-28T07:00:00.000Z'],
])('at %s the digests of %s were the last', (now, time) =>
  expect(latestDigestTime(new Date(now)).toISOString()).toBe(time),
);
