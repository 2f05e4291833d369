import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdTimeLimits } from '../support/time-limits.ts';
import { createCountBatches } from '#platform/limits/count-batches.ts';
import type { Change, StoredCount } from '#platform/limits/stored-counts.ts';

const change = (key: string, points = 1): Change => ({ key, points, windowMs: 60_000 });

/** A database whose statements end when a test says so. */
function createIt() {
  const clock = { ms: 0 };
  const stored = new Map<string, number>();
  const statements: Change[][] = [];
  const told: unknown[] = [];
  const running: { end: () => void; fail: (error: Error) => void }[] = [];
  const batches = createCountBatches({
    now: () => new Date(clock.ms),
    tell: (error) => void told.push(error),
    write: (changes) => {
      statements.push([...changes]);
      const { promise, resolve, reject } = Promise.withResolvers<StoredCount[]>();
      const end = () => {
        for (const { key, points } of changes) stored.set(key, (stored.get(key) ?? 0) + points);
        resolve(changes.map(({ key }) => ({ key, points: stored.get(key) ?? 0, endMs: 60_000 })));
      };
      running.push({ end, fail: reject });
      return promise;
    },
  });
  /** Ends the statement under way, and lets the next one begin. */
  const end = async () => {
    running.shift()?.end();
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { batches, clock, statements, told, running, end };
}

const pointsOf = async (added: Promise<{ points: number }[] | undefined>) =>
  (await added)?.map(({ points }) => points);

test('one statement is under way at a time, and what comes in until it is done is the next one', async () => {
  const { batches, statements, end } = createIt();
  const first = batches.add([change('a')]);
  const others = [batches.add([change('a', 2), change('b')]), batches.add([change('a')])];
  expect(statements).toEqual([[change('a')]]);
  await end();
  expect(statements).toHaveLength(2);
  expect(statements[1]).toEqual([change('a', 3), change('b')]);
  await end();
  expect(await pointsOf(first)).toEqual([1]);
  expect(await Promise.all(others.map(pointsOf))).toEqual([[3, 1], [4]]);
});

test('what is taken and what is given back never share a statement', async () => {
  const { batches, statements, end } = createIt();
  void batches.add([change('a')]);
  void batches.add([change('a', -1)]);
  void batches.add([change('b', -1)]);
  void batches.add([change('a')]);
  for (let times = 0; times < 3; times += 1) await end();
  expect(statements).toEqual([[change('a')], [change('a', -1), change('b', -1)], [change('a')]]);
});

test('each request reads its counts as if they had come one after the other', async () => {
  const changes = fc.uniqueArray(
    fc.record({ key: fc.constantFrom('a', 'b', 'c'), points: fc.integer({ min: 1, max: 9 }) }),
    { selector: ({ key }) => key, minLength: 1 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 12 }), async (requests) => {
      const { batches, end } = createIt();
      const added = requests.map((request) =>
        pointsOf(batches.add(request.map(({ key, points }) => change(key, points)))),
      );
      await end();
      await end();
      const sums = new Map<string, number>();
      const expected = requests.map((request) =>
        request.map(({ key, points }) => {
          sums.set(key, (sums.get(key) ?? 0) + points);
          return sums.get(key);
        }),
      );
      expect(await Promise.all(added)).toEqual(expected);
    }),
  );
});

test('after an error nothing is asked for five seconds, and every request goes on without an answer', async () => {
  const { batches, clock, statements, told, running, end } = createIt();
  const added = [batches.add([change('a')]), batches.add([change('b')])];
  const gone = new Error('gone');
  running.shift()?.fail(gone);
  expect(await Promise.all(added)).toEqual([undefined, undefined]);
  expect(told).toEqual([gone]);
  clock.ms = 4_999;
  expect(await batches.add([change('a')])).toBeUndefined();
  expect(statements).toHaveLength(1);
  clock.ms = 5_000;
  const again = batches.add([change('a')]);
  await end();
  expect(await pointsOf(again)).toEqual([1]);
});

test('no request waits longer than 300 ms, and none waits behind a statement that is stuck', async () => {
  const time = holdTimeLimits();
  const { batches, clock, statements, told, end } = createIt();
  const stuck = [batches.add([change('a')]), batches.add([change('b')])];
  expect(time.begun).toEqual([300, 300]);
  time.end();
  expect(await Promise.all(stuck)).toEqual([undefined, undefined]);
  expect(told.length).toBeGreaterThan(0);
  clock.ms = 60_000;
  expect(await batches.add([change('a')])).toBeUndefined();
  expect(time.begun).toHaveLength(2);
  // Both were sent after all, and what they took is counted.
  await end();
  await end();
  expect(statements).toHaveLength(2);
  const added = batches.add([change('a')]);
  await end();
  expect(await pointsOf(added)).toEqual([2]);
});
