import { expect, test } from 'vitest';
import { summarizeDays, type StoredDay } from './summarize-days.ts';

const now = new Date('2026-11-28T09:41:00.000Z');
const day = (date: string, samples: number, { slow = 0, disrupted = 0, part = 'mail' } = {}): StoredDay => ({
  ...{ day: date, part, samples, slow, disrupted },
});
const summarize = (...days: StoredDay[]) => summarizeDays(days, { part: 'mail', now });

test('has the last 90 days, of which those without samples are not known', () => {
  const { days, uptime_percent } = summarize();
  expect(days).toHaveLength(90);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-08-31', '2026-11-28']);
  expect(new Set(days.map(({ state }) => state))).toEqual(new Set(['unknown']));
  expect(uptime_percent).toBeNull();
});

test('a day is as good as its worst minute', () => {
  const { days } = summarize(
    day('2026-11-26', 1440),
    day('2026-11-27', 1440, { slow: 1 }),
    day('2026-11-28', 500, { slow: 3, disrupted: 1 }),
    day('2026-11-28', 500, { part: 'portal', disrupted: 500 }),
  );
  expect(days.slice(-4).map(({ state }) => state)).toEqual(['unknown', 'works', 'slow', 'disrupted']);
});

test('the uptime is that of the measured minutes, rounded down', () => {
  expect(summarize(day('2026-11-27', 1440), day('2026-11-28', 60)).uptime_percent).toBe(100);
  expect(summarize(day('2026-11-28', 100_000, { disrupted: 1 })).uptime_percent).toBe(99.99);
  expect(summarize(day('2026-11-28', 3, { disrupted: 1 })).uptime_percent).toBe(66.66);
});
