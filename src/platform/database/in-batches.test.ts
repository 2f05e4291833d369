import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

it('repeats a change until it finds fewer rows than it may handle', async () => {
  const found = [3n, 3n, 1n, 3n];
  const limits: number[] = [];
  await inBatches(async (limit) => {
    limits.push(limit);
    return found.shift() ?? 0n;
  }, 3);
  expect(limits).toEqual([3, 3, 3]);
  expect(found).toEqual([3n]);
});

it('ends where the last batch was full and nothing is left', async () => {
  const found = [2n, 0n, 2n];
  await inBatches(async () => found.shift() ?? 0n, 2);
  expect(found).toEqual([2n]);
});
