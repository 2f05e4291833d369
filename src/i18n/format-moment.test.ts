import { expect, test } from 'vitest';
import { formatMoment } from './format-moment.ts';

test('a moment in UTC is written once', () => {
  expect(formatMoment('2026-11-12T09:30:00Z', 'en', 'UTC')).toEqual({
    local: 'Nov 12, 2026, 09:30 UTC',
    utc: null,
  });
  expect(formatMoment('2026-11-12T09:30:00Z', 'en', 'Europe/London').utc).toBeNull();
});

test('elsewhere UTC is added, with its day where that differs', () => {
  expect(formatMoment('2026-11-12T09:30:00Z', 'en', 'Asia/Bangkok')).toEqual({
    local: 'Nov 12, 2026, 16:30 GMT+7',
    utc: '09:30 UTC',
  });
  expect(formatMoment('2026-11-12T20:30:00Z', 'en', 'Asia/Bangkok')).toEqual({
    local: 'Nov 13, 2026, 03:30 GMT+7',
    utc: 'Nov 12, 2026, 20:30 UTC',
  });
});
