import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { bookPresets, rangeOf } from './book-presets.ts';
import { bookRequestSchema, findRangeIssue, isWithin } from './book-range.ts';
import { isDay } from './is-day.ts';

const dayMs = 24 * 60 * 60_000;
const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);
const begin = Date.parse('2000-01-01T00:00:00.000Z');
const end = Date.parse('2199-12-31T00:00:00.000Z');
const time = fc.integer({ min: begin, max: end });

it('knows every day of the calendar, and no other', () => {
  fc.assert(fc.property(time, (each) => isDay(dayText(each))));
  for (const text of ['2026-02-29', '2026-02-31', '2026-13-01', '2026-1-1', '2026-01-00', '1999-12-31', ''])
    expect(isDay(text), text).toBe(false);
});

it.each([
  ['2026-01-01', '2026-01-01', undefined],
  ['2026-01-01', '2035-12-31', undefined],
  ['2026-01-01', '2036-01-01', 'Choose a period of at most ten years.'],
  ['2024-02-29', '2034-02-28', undefined],
  ['2026-01-02', '2026-01-01', 'The last day is before the first day. Swap them.'],
  ['2026-02-30', '2026-03-01', 'Choose two days that exist.'],
  ['', '2026-03-01', 'Choose two days that exist.'],
])('says of %s to %s: %s', (from, to, issue) => {
  expect(findRangeIssue({ from, to })).toBe(issue);
  const parsed = v.safeParse(bookRequestSchema, { from, to });
  expect(parsed.issues?.[0].message).toBe(issue);
});

it('puts each moment in exactly one of two ranges of which one follows the other', () => {
  fc.assert(
    fc.property(
      time,
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 400 }),
      (start, one, two) => {
        const first = { from: dayText(start), to: dayText(start + (one - 1) * dayMs) };
        const second = { from: dayText(start + one * dayMs), to: dayText(start + (one + two - 1) * dayMs) };
        const both = { from: first.from, to: second.to };
        for (const offset of [-1, 0, one - 1, one, one + two - 1, one + two]) {
          const moment = new Date(start + offset * dayMs).toISOString();
          const count = [first, second].filter((range) => isWithin(range, moment)).length;
          expect(count).toBe(isWithin(both, moment) ? 1 : 0);
        }
      },
    ),
  );
});

it('has the last moment of a day in the day, and the first of the next one not', () => {
  const range = { from: '2026-03-31', to: '2026-03-31' };
  expect(isWithin(range, '2026-03-31T00:00:00.000Z')).toBe(true);
  expect(isWithin(range, '2026-03-31T23:59:59.999Z')).toBe(true);
  expect(isWithin(range, '2026-04-01T00:00:00.000Z')).toBe(false);
  expect(isWithin(range, '2026-03-30T23:59:59.999Z')).toBe(false);
});

it('offers whole months, quarters and years', () => {
  const ranges = bookPresets.map((preset) => rangeOf(preset, new Date('2026-01-31T23:30:00.000Z')));
  expect(ranges).toEqual([
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2025-12-01', to: '2025-12-31' },
    { from: '2026-01-01', to: '2026-03-31' },
    { from: '2025-10-01', to: '2025-12-31' },
    { from: '2026-01-01', to: '2026-12-31' },
    { from: '2025-01-01', to: '2025-12-31' },
  ]);
  expect(rangeOf('this-month', new Date('2028-02-10T00:00:00.000Z'))).toEqual({
    from: '2028-02-01',
    to: '2028-02-29',
  });
});

it('has today in the current period, and the last one ends the day before it begins', () => {
  fc.assert(
    fc.property(time, (now) => {
      for (const length of ['month', 'quarter', 'year'] as const) {
        const current = rangeOf(`this-${length}`, new Date(now));
        const last = rangeOf(`last-${length}`, new Date(now));
        expect(isWithin(current, new Date(now).toISOString())).toBe(true);
        expect(dayText(Date.parse(`${last.to}T00:00:00.000Z`) + dayMs)).toBe(current.from);
      }
    }),
  );
});
