import { expect, test } from 'vitest';
import { fetchedOnce } from './fetched-once.ts';

test('it is fetched once, and is there from then on', async () => {
  let calls = 0;
  const part = fetchedOnce(() => Promise.resolve(++calls));
  expect(part.current()).toBeUndefined();
  expect(await Promise.all([part.fetch(), part.fetch()])).toEqual([1, 1]);
  expect(await part.fetch()).toBe(1);
  expect(part.current()).toBe(1);
});

test('after a failure the next call tries again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('code')];
  const part = fetchedOnce(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(part.fetch()).rejects.toThrow('offline');
  expect(part.current()).toBeUndefined();
  expect(await part.fetch()).toBe('code');
});
