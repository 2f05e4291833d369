import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { moveByWorkingTime, pausedPromise, promiseOf, resumedPromise } from './promise-clock.ts';
import { promisedTime } from './promise.ts';
import { submissionKinds } from './state.ts';

const dayMs = 24 * 60 * 60 * 1000;
const time = fc.date({
  min: new Date('2020-01-01T00:00:00.000Z'),
  max: new Date('2035-01-01T00:00:00.000Z'),
  noInvalidDate: true,
});
/** Any promise, with the time since when it runs. */
const promise = fc
  .tuple(fc.constantFrom(...submissionKinds), time)
  .map(([kind, from]) => ({ from, due: promisedTime(kind, from) }));
const pauseMs = fc.integer({ min: 0, max: 60 * dayMs });
const isWeekend = (date: Date) => [0, 6].includes(date.getUTCDay());
const later = (date: Date, ms: number) => new Date(date.getTime() + ms);

/** Milliseconds of working days between two times, counted the slow way: day by day. */
function workingTime(from: Date, to: Date): number {
  let ms = 0;
  for (let at = from.getTime(); at < to.getTime();) {
    const nextDay = (Math.floor(at / dayMs) + 1) * dayMs;
    const end = Math.min(nextDay, to.getTime());
    if (!isWeekend(new Date(at))) ms += end - at;
    at = end;
  }
  return ms;
}

test.each([
  // Asked on Thursday, sent again a day later: a day more, and the weekend does not count.
  [
    '2026-03-11T09:00:00.000Z',
    '2026-03-05T09:00:00.000Z',
    '2026-03-06T09:00:00.000Z',
    '2026-03-12T09:00:00.000Z',
  ],
  // Over a weekend only Friday's and Monday's hours count.
  [
    '2026-03-11T09:00:00.000Z',
    '2026-03-06T15:00:00.000Z',
    '2026-03-09T15:00:00.000Z',
    '2026-03-12T09:00:00.000Z',
  ],
  // On a weekend the team takes none of our time.
  [
    '2026-03-11T09:00:00.000Z',
    '2026-03-07T10:00:00.000Z',
    '2026-03-08T22:00:00.000Z',
    '2026-03-11T09:00:00.000Z',
  ],
  // What was late stays as late as it was.
  [
    '2026-03-02T09:00:00.000Z',
    '2026-03-04T09:00:00.000Z',
    '2026-03-11T09:00:00.000Z',
    '2026-03-09T09:00:00.000Z',
  ],
])('due %s, asked %s, sent again %s: due %s', (due, asked, ...[sent, expected]) => {
  const moved = moveByWorkingTime(new Date(due), { since: new Date(asked), until: new Date(sent) });
  expect(moved.toISOString()).toBe(expected);
});

it('moves the due time by exactly the working time that the team took, however the promise began', () => {
  fc.assert(
    fc.property(promise, pauseMs, pauseMs, ({ from, due }, afterMs, tookMs) => {
      const since = later(from, afterMs);
      const until = later(since, tookMs);
      const moved = moveByWorkingTime(due, { since, until });
      expect(workingTime(due, moved)).toBe(workingTime(since, until));
      expect(isWeekend(moved)).toBe(false);
    }),
  );
});

it('counts two rounds of changes as what they are together', () => {
  fc.assert(
    fc.property(promise, time, fc.tuple(pauseMs, pauseMs), ({ due }, since, [firstMs, secondMs]) => {
      const between = later(since, firstMs);
      const until = later(between, secondMs);
      const once = moveByWorkingTime(due, { since, until });
      const twice = moveByWorkingTime(moveByWorkingTime(due, { since, until: between }), {
        since: between,
        until,
      });
      expect(twice).toEqual(once);
    }),
  );
});

it('is the promise that would have begun later, where the team takes whole working days at once', () => {
  fc.assert(
    fc.property(time, fc.integer({ min: 0, max: 30 }), (from, days) => {
      fc.pre(!isWeekend(from));
      let until = from;
      for (let left = days; left > 0;) {
        until = later(until, dayMs);
        if (!isWeekend(until)) left -= 1;
      }
      const due = promisedTime('token', from);
      expect(moveByWorkingTime(due, { since: from, until })).toEqual(promisedTime('token', until));
    }),
  );
});

it('begins a promise where there was none: a late payment was accepted', () => {
  const at = new Date('2026-03-04T09:00:00.000Z');
  expect(resumedPromise({ kind: 'token', promised_time: null, promise_paused_time: null }, at)).toEqual({
    promised_time: '2026-03-06T09:00:00.000Z',
    promise_paused_time: null,
  });
});

it('says when the answer is due, since when its clock is stopped, or nothing once it is decided', () => {
  const promised_time = '2026-03-11T09:00:00.000Z';
  const since = '2026-03-05T09:00:00.000Z';
  const running = { promised_time, promise_paused_time: null };
  const stopped = { promised_time, promise_paused_time: since };
  expect(promiseOf({ state: 'in-review', ...running })).toEqual({ kind: 'due', time: promised_time });
  expect(promiseOf({ state: 'changes-requested', ...stopped })).toEqual({ kind: 'paused', since });
  expect(promiseOf({ state: 'rejected', ...stopped })).toBeUndefined();
  expect(
    promiseOf({ state: 'awaiting-payment', promised_time: null, promise_paused_time: null }),
  ).toBeUndefined();
});

test('the clock stops at the request for changes, and runs on by the working time that the team took', () => {
  const [asked, sent] = [new Date('2026-03-05T09:00:00.000Z'), new Date('2026-03-06T09:00:00.000Z')];
  const paused = pausedPromise(asked);
  expect(paused).toEqual({ promise_paused_time: '2026-03-05T09:00:00.000Z' });
  const promised_time = '2026-03-11T09:00:00.000Z';
  expect(resumedPromise({ kind: 'dapp', promised_time, ...paused }, sent)).toEqual({
    promised_time: '2026-03-12T09:00:00.000Z',
    promise_paused_time: null,
  });
});

test.each([
  ['was never made', null, '2026-03-05T09:00:00.000Z'],
  ['was not stopped', '2026-03-11T09:00:00.000Z', null],
])('a promise that %s begins when the form is sent again', (_, promised_time, promise_paused_time) => {
  const at = new Date('2026-03-06T09:00:00.000Z');
  const resumed = resumedPromise({ kind: 'dapp', promised_time, promise_paused_time }, at);
  expect(resumed).toEqual({
    promised_time: promisedTime('dapp', at).toISOString(),
    promise_paused_time: null,
  });
});

test('nothing is said of a promise that was not made, or whose clock was not stopped', () => {
  const none = { promised_time: null, promise_paused_time: null };
  expect(promiseOf({ state: 'in-review', ...none })).toBeUndefined();
  expect(promiseOf({ state: 'changes-requested', ...none })).toBeUndefined();
});
