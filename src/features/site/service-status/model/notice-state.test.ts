import { expect, test } from 'vitest';
import type { Notice } from './notice.ts';
import { arrangeNotices, placeOf, stateOf } from './notice-state.ts';

const now = new Date('2026-11-28T09:41:00.000Z');
const at = (time: string) => `2026-11-${time}:00.000Z`;
const disruption = { kind: 'disruption', progress: 'identified', begin_time: at('28T08:00'), end_time: null };
const maintenance = { ...disruption, kind: 'maintenance', begin_time: at('28T22:00') };
type Judged = Pick<Notice, 'kind' | 'progress' | 'begin_time' | 'end_time'>;
const state = (notice: object, at_ = now) => stateOf(notice as Judged, at_);

test('a disruption is what the team says of it, until the team ends it', () => {
  for (const progress of ['investigating', 'identified', 'monitoring'])
    expect(state({ ...disruption, progress })).toBe(progress);
  expect(state({ ...disruption, progress: 'investigating', end_time: at('28T09:00') })).toBe('resolved');
});

test('maintenance begins at its time, and is over only when the team says so', () => {
  expect(state(maintenance)).toBe('scheduled');
  expect(state(maintenance, new Date(at('28T22:00')))).toBe('in-progress');
  // Its planned end is long past.
  expect(state(maintenance, new Date(at('30T22:00')))).toBe('in-progress');
  expect(state({ ...maintenance, end_time: at('28T23:10') })).toBe('completed');
  expect(state({ ...maintenance, end_time: at('28T21:59') })).toBe('canceled');
});

test('what is open is on top, what is planned below it, and what is over in the history', () => {
  expect(
    ['investigating', 'identified', 'monitoring', 'in-progress'].map((each) => placeOf(each as never)),
  ).toEqual(Array(4).fill('open'));
  expect(placeOf('scheduled')).toBe('planned');
  expect(['resolved', 'completed', 'canceled'].map((each) => placeOf(each as never))).toEqual(
    Array(3).fill('past'),
  );
});

test('of many that ended, the latest fifty are shown', () => {
  const ended = Array.from({ length: 60 }, (_, minute) => ({
    ...(disruption as Judged),
    end_time: at(`28T08:${String(minute).padStart(2, '0')}`),
  }));
  const arranged = arrangeNotices(ended, now);
  expect(arranged).toHaveLength(50);
  expect(arranged[0]?.end_time).toBe(at('28T08:59'));
});

test('the latest open notice is first, then the next maintenance, then what ended last; after 90 days it is gone', () => {
  const named = (name: string, notice: object) => ({ name, ...(notice as Judged) });
  const arranged = arrangeNotices(
    [
      named('ended yesterday', { ...disruption, end_time: at('27T10:00') }),
      named('next month', { ...maintenance, begin_time: '2026-12-20T10:00:00.000Z' }),
      named('tonight', maintenance),
      named('ended on the last day of the history', { ...disruption, end_time: '2026-08-31T00:00:00.000Z' }),
      named('ended before', { ...disruption, end_time: '2026-08-30T23:59:59.999Z' }),
      named('since yesterday', { ...disruption, begin_time: at('27T08:00') }),
      named('since this morning', disruption),
      named('ended today', { ...disruption, end_time: at('28T09:00') }),
    ],
    now,
  );
  expect(arranged.map(({ name }) => name)).toEqual([
    'since this morning',
    'since yesterday',
    'tonight',
    'next month',
    'ended today',
    'ended yesterday',
    'ended on the last day of the history',
  ]);
});
