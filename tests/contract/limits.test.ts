import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createLimits } from '#platform/limits/create-limits.ts';
import type { LimitRule, Limits, Take } from '#platform/limits/limits.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { dropOldCounts } from '#platform/limits/stored-counts.ts';
import { createLog } from '#platform/log/log.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { holdTimeLimits } from '../support/time-limits.ts';

const address = '203.0.113.7';
const kept: LimitRule = { name: 'kept', points: 3, windowSeconds: 600, isKept: true };
const brief: LimitRule = { name: 'brief', points: 3, windowSeconds: 60 };

function createClock() {
  const clock = { ms: Date.parse('2026-11-28T09:00:00.000Z') };
  return { clock, now: () => new Date(clock.ms) };
}

const createIt = (open: OpenDatabase, now: () => Date, secret = 'a key of the tests') =>
  createLimits({ open, secret, now, log: createLog('silent') });

const takeTimes = async (limits: Limits, take: Take, times: number) => {
  let granted = 0;
  for (let time = 0; time < times; time += 1) if (!(await limits.take([take]))) granted += 1;
  return granted;
};

const rowsOf = ({ database }: OpenDatabase) => database.selectFrom('limit_counts').selectAll().execute();

describeOnEachEngine('limits', (open, _openShared, engine) => {
  it('refuse past their points, each key and rule by itself, until the window ends', async () => {
    holdTimeLimits();
    const { clock, now } = createClock();
    const limits = createIt(await open(), now);
    expect(await takeTimes(limits, { rule: kept, key: address }, 5)).toBe(3);
    expect(await takeTimes(limits, { rule: brief, key: address }, 5)).toBe(3);
    expect(await takeTimes(limits, { rule: kept, key: '203.0.113.8' }, 5)).toBe(3);
    clock.ms += 60_000;
    expect(await limits.take([{ rule: kept, key: address }])).toEqual({
      rule: kept,
      retryAfterSeconds: 540,
    });
    expect(await limits.take([{ rule: brief, key: address }])).toBeUndefined();
    clock.ms += 540_000;
    expect(await takeTimes(limits, { rule: kept, key: address }, 5)).toBe(3);
  });

  it('count nothing of what one of several rules refuses', async () => {
    holdTimeLimits();
    const { clock, now } = createClock();
    const limits = createIt(await open(), now);
    const both = (points: number) => [
      { rule: kept, key: address, points },
      { rule: brief, key: address, points },
    ];
    expect(await limits.take(both(2))).toBeUndefined();
    expect(await limits.take(both(2))).toMatchObject({ rule: kept });
    clock.ms += 1_000;
    expect(await limits.take(both(1))).toBeUndefined();
    await limits.giveBack(both(3));
    expect(await limits.take(both(3))).toBeUndefined();
  });

  it('of kept rules go on after a restart', async () => {
    holdTimeLimits();
    const { clock, now } = createClock();
    const opened = await open();
    const before = createIt(opened, now);
    expect(await takeTimes(before, { rule: kept, key: address }, 2)).toBe(2);
    await before.keep();
    clock.ms += 5_000;
    const after = createIt(opened, now);
    expect(await takeTimes(after, { rule: kept, key: address }, 3)).toBe(1);
    expect(await after.take([{ rule: kept, key: address }])).toMatchObject({ retryAfterSeconds: 595 });
    await after.giveBack([{ rule: kept, key: address, points: 2 }]);
    await after.keep();
    expect(await takeTimes(createIt(opened, now), { rule: kept, key: address }, 5)).toBe(2);
  });

  it('are stored under a hash that needs the secret, and never with the address', async () => {
    holdTimeLimits();
    const { now } = createClock();
    const opened = await open();
    const limits = createIt(opened, now);
    await takeTimes(limits, { rule: kept, key: address }, 3);
    await limits.keep();
    const rows = await rowsOf(opened);
    expect(rows).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{22}$/) as string,
        points: 3,
        end_time: '2026-11-28T09:10:00.000Z',
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('203');
    const other = createIt(opened, now, 'another key');
    expect(await takeTimes(other, { rule: kept, key: address }, 5)).toBe(3);
  });

  it('leave no rows whose window has ended', async () => {
    holdTimeLimits();
    const { clock, now } = createClock();
    const opened = await open();
    const limits = createIt(opened, now);
    await limits.take([{ rule: kept, key: address }]);
    await limits.keep();
    clock.ms += 300_000;
    await limits.take([{ rule: kept, key: '203.0.113.8' }]);
    await limits.keep();
    await dropOldCounts(opened.database, now());
    expect(await rowsOf(opened)).toHaveLength(2);
    clock.ms += 300_000;
    await dropOldCounts(opened.database, now());
    expect(await rowsOf(opened)).toHaveLength(1);
    clock.ms += 300_000;
    await dropOldCounts(opened.database, now());
    expect(await rowsOf(opened)).toEqual([]);
  });

  it('begin a window with its first point, not with a request that another limit refuses', async () => {
    holdTimeLimits();
    const { clock, now } = createClock();
    const limits = createIt(await open(), now);
    await limits.take([{ rule: brief, key: address, points: 2 }]);
    clock.ms += 1_000;
    const both = [kept, brief].map((rule) => ({ rule, key: address, points: 2 }));
    expect(await limits.take(both)).toMatchObject({ rule: brief });
    clock.ms += 1_000;
    expect(await limits.take([{ rule: kept, key: address }])).toBeUndefined();
    clock.ms += 1_000;
    expect(await limits.take([{ rule: kept, key: address, points: 3 }])).toEqual({
      rule: kept,
      retryAfterSeconds: kept.windowSeconds - 1,
    });
  });

  it('give back what a restart would otherwise bring back', async () => {
    holdTimeLimits();
    const { now } = createClock();
    const opened = await open();
    const limits = createIt(opened, now);
    const all = [{ rule: kept, key: address, points: 3 }];
    await limits.take(all);
    await limits.keep();
    await limits.giveBack(all);
    await limits.keep();
    expect(await createIt(opened, now).take(all)).toBeUndefined();
  });

  it('agree with counts in memory, whatever is taken and given back', async () => {
    holdTimeLimits();
    const opened = await open();
    const step = fc.record({
      // What another request has just been refused is known for a second.
      afterMs: fc.integer({ min: 1_000, max: 90_000 }),
      act: fc.constantFrom('take', 'take', 'take', 'giveBack', 'keep'),
      key: fc.constantFrom('a', 'b'),
      points: fc.integer({ min: 1, max: 3 }),
      rules: fc.constantFrom([kept], [brief], [kept, brief]),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        run += 1;
        const { clock, now } = createClock();
        const stored = createIt(opened, now);
        const memory = createNodeLimits(now);
        for (const { afterMs, act, key, points, rules } of steps) {
          clock.ms += afterMs;
          const takes = rules.map((rule) => ({ rule, key: `${run} ${key}`, points }));
          if (act === 'keep') await stored.keep();
          else expect(await stored[act](takes)).toEqual(await memory[act](takes));
        }
      }),
      { numRuns: engine === 'sqlite' ? 100 : 40 },
    );
  });
});
