import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LimitRule, Take } from './limits.ts';
import { createNodeLimits } from './node-limits.ts';

const short: LimitRule = { name: 'short', points: 5, windowSeconds: 10 };
const long: LimitRule = { name: 'long', points: 12, windowSeconds: 60 };

function createIt() {
  const clock = { ms: 0 };
  return { clock, limits: createNodeLimits(() => new Date(clock.ms)) };
}

test('refuses past the points of a rule and says when its window ends, which begins with the first point', async () => {
  const { clock, limits } = createIt();
  const take = (points?: number) =>
    limits.take([{ rule: short, key: 'a', ...(points === undefined ? {} : { points }) }]);
  clock.ms = 3_000;
  expect(await take(4)).toBeUndefined();
  clock.ms = 8_500;
  expect(await take()).toBeUndefined();
  expect(await take()).toEqual({ rule: short, retryAfterSeconds: 5 });
  expect(await limits.take([{ rule: short, key: 'b' }])).toBeUndefined();
  clock.ms = 12_999;
  expect(await take()).toEqual({ rule: short, retryAfterSeconds: 1 });
  clock.ms = 13_000;
  expect(await take(5)).toBeUndefined();
});

test('what is refused counts nothing, by none of its rules', async () => {
  const { limits } = createIt();
  const both = (points: number): Take[] => [
    { rule: long, key: 'a', points },
    { rule: short, key: 'a', points },
  ];
  expect(await limits.take(both(3))).toBeUndefined();
  expect(await limits.take(both(6))).toMatchObject({ rule: short });
  expect(await limits.take([{ rule: long, key: 'a', points: 9 }])).toBeUndefined();
  expect(await limits.take(both(1))).toMatchObject({ rule: long });
});

test('more points than a rule has are refused from the beginning', async () => {
  const { limits } = createIt();
  expect(await limits.take([{ rule: short, key: 'a', points: 6 }])).toEqual({
    rule: short,
    retryAfterSeconds: 10,
  });
});

test('points that are given back can be taken again, and nothing is given to a window that has ended', async () => {
  const { clock, limits } = createIt();
  const points = (count: number): Take[] => [{ rule: short, key: 'a', points: count }];
  await limits.take(points(5));
  await limits.giveBack(points(2));
  expect(await limits.take(points(2))).toBeUndefined();
  expect(await limits.take(points(1))).toBeDefined();
  clock.ms = 10_000;
  await limits.giveBack(points(5));
  expect(await limits.take(points(5))).toBeUndefined();
  expect(await limits.take(points(1))).toBeDefined();
});

test('in no window is more granted than its points, and nothing is refused that fits', async () => {
  const step = fc.record({
    afterMs: fc.integer({ min: 0, max: 8_000 }),
    key: fc.constantFrom('a', 'b'),
    points: fc.integer({ min: 1, max: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { clock, limits } = createIt();
      const granted: { key: string; ms: number; points: number }[] = [];
      const windows = new Map<string, number>();
      for (const { afterMs, key, points } of steps) {
        clock.ms += afterMs;
        const began = windows.get(key);
        if (began === undefined || clock.ms >= began + 10_000) windows.delete(key);
        const since = windows.get(key) ?? clock.ms;
        const used = granted
          .filter((grant) => grant.key === key && grant.ms >= since && windows.has(key))
          .reduce((sum, grant) => sum + grant.points, 0);
        const isGranted = (await limits.take([{ rule: short, key, points }])) === undefined;
        expect(isGranted).toBe(used + points <= short.points);
        if (!isGranted) continue;
        granted.push({ key, ms: clock.ms, points });
        if (!windows.has(key)) windows.set(key, clock.ms);
      }
    }),
  );
});
