import { expect, test } from 'vitest';
import { createKeptReading } from './kept-reading.ts';

const keptMs = 10_000;
const patienceMs = 60_000;

/** A reading whose answers the test gives, under a clock that the test moves. */
function prepare(patience = patienceMs) {
  const asked: PromiseWithResolvers<string>[] = [];
  const errors: unknown[] = [];
  let clockMs = 0;
  const read = createKeptReading(
    () => {
      const question = Promise.withResolvers<string>();
      asked.push(question);
      return question.promise;
    },
    { keptMs, patienceMs: patience, onError: (error) => errors.push(error), nowMs: () => clockMs },
  );
  return { asked, errors, read, pass: (ms: number) => void (clockMs += ms) };
}

test('reads once for all who ask, and again when its time is over', async () => {
  const { asked, read, pass } = prepare();
  const first = [read(), read()];
  asked[0]?.resolve('one');
  expect(await Promise.all(first)).toEqual(['one', 'one']);
  pass(keptMs - 1);
  expect(await read()).toBe('one');
  pass(1);
  const second = read();
  asked[1]?.resolve('two');
  expect(await second).toBe('two');
  expect(asked).toHaveLength(2);
});

test('a reading that failed gives nothing, and is not tried again before its time', async () => {
  const { asked, errors, read, pass } = prepare();
  const failing = read();
  asked[0]?.reject(new Error('gone'));
  expect(await failing).toBeUndefined();
  expect(await read()).toBeUndefined();
  expect(errors).toEqual([new Error('gone')]);
  pass(keptMs);
  const again = read();
  asked[1]?.resolve('back');
  expect(await again).toBe('back');
});

test('one that takes too long gives nothing, and no second one begins beside it', async () => {
  const { asked, read, pass } = prepare(1);
  expect(await read()).toBeUndefined();
  pass(2 * keptMs);
  expect(await read()).toBeUndefined();
  expect(asked).toHaveLength(1);
  asked[0]?.resolve('late');
  await asked[0]?.promise;
});
