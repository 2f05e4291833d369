import { expect, test } from 'vitest';
import { createKeyedSemaphore } from './keyed-semaphore.ts';

test('a key with a full queue is rejected while another one is served', async () => {
  const semaphore = createKeyedSemaphore({ atOnce: 1, waiting: 1 });
  const ended = Promise.withResolvers<string>();
  const first = semaphore.run('a', () => ended.promise);
  const second = semaphore.run('a', async () => 'second');
  expect(await semaphore.run('a', async () => 'third')).toBeUndefined();
  expect(await semaphore.run('b', async () => 'other')).toBe('other');
  ended.resolve('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('a key is forgotten with its last task, also one that failed', async () => {
  const semaphore = createKeyedSemaphore({ atOnce: 1, waiting: 1 });
  await expect(semaphore.run('a', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(semaphore.keys).toBe(0);
});
