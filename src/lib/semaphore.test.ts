import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('only so many run at once, the next ones wait in order, the rest is turned away', async () => {
  const gate = createSemaphore({ atOnce: 1, waiting: 1 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const first = gate.run(work('first'));
  const second = gate.run(work('second'));
  expect(await gate.run(work('third'))).toBeUndefined();
  expect(begun).toEqual(['first']);
  ends.get('first')?.();
  expect(await first).toBe('first');
  expect(begun).toEqual(['first', 'second']);
  ends.get('second')?.();
  expect(await second).toBe('second');
});

test('work that fails makes room for the next', async () => {
  const gate = createSemaphore({ atOnce: 1, waiting: 0 });
  await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.run(async () => 'yes')).toBe('yes');
});
