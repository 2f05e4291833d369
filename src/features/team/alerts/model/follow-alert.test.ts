import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followAlert, type AlertChange, type FollowedAlert } from './follow-alert.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const holdMs = 5 * minuteMs;

interface Step {
  /** Since the look before. */
  minutes: number;
  isWrong: boolean;
}

/** What is told at which minute, when these looks follow each other. */
function tell(steps: readonly Step[]): { minute: number; tells: AlertChange }[] {
  let alert: FollowedAlert | undefined;
  let minute = 0;
  return steps.flatMap(({ minutes, isWrong }) => {
    minute += minutes;
    const next = followAlert(alert, { isWrong, atMs: minute * minuteMs, holdMs });
    alert = next.alert;
    return next.tells ? [{ minute, tells: next.tells }] : [];
  });
}

const wrong = (minutes: number): Step => ({ minutes, isWrong: true });
const right = (minutes: number): Step => ({ minutes, isWrong: false });

describe('an alert', () => {
  test('is told when it has held for its time, again after a day, and when it is over', () => {
    const looks = [
      wrong(0),
      wrong(4),
      wrong(1),
      wrong(60),
      wrong(1380),
      right(1),
      right(4),
      right(1),
      right(9),
    ];
    expect(tell(looks)).toEqual([
      { minute: 5, tells: 'begun' },
      { minute: 1445, tells: 'lasts' },
      { minute: 1451, tells: 'ended' },
    ]);
  });

  test('that comes and goes within its time is told once', () => {
    const looks = [wrong(0), wrong(5), right(1), wrong(1), right(1), wrong(2), right(4), right(5)];
    expect(tell(looks).map(({ tells }) => tells)).toEqual(['begun', 'ended']);
  });
});

const steps = fc.array(fc.record({ minutes: fc.integer({ min: 1, max: 900 }), isWrong: fc.boolean() }));
/** Never wrong for as long as the holding time. */
const flapping = fc
  .array(fc.record({ wrong: fc.integer({ min: 1, max: 4 }), right: fc.integer({ min: 1, max: 900 }) }))
  .map((turns) => turns.flatMap((turn) => [wrong(turn.right), wrong(turn.wrong), right(1)]));

test('what begins and ends within its holding time is never told', () => {
  fc.assert(
    fc.property(flapping, (looks) => {
      expect(tell(looks)).toEqual([]);
    }),
  );
});

test('whatever is seen, each beginning has at most one end after it, and reminders are a day apart', () => {
  fc.assert(
    fc.property(steps, (looks) => {
      let latest: { minute: number; tells: AlertChange } | undefined;
      for (const told of tell(looks)) {
        const isOpen = latest !== undefined && latest.tells !== 'ended';
        expect(told.tells === 'begun').toBe(!isOpen);
        if (told.tells === 'lasts')
          expect((told.minute - latest!.minute) * minuteMs).toBeGreaterThanOrEqual(dayMs);
        latest = told;
      }
    }),
  );
});
