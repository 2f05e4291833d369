import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('runs a limited number at once, queues the next ones in order, rejects the rest', async () => {
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

test('starts the next task when one fails', async () => {
  const gate = createSemaphore({ atOnce: 1, waiting: 0 });
  await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.run(async () => 'yes')).toBe('yes');
});
