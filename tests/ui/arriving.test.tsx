import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { arrivalMs, useIsArriving } from '#features/core/desk-kit/desk/use-is-arriving.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('an item arrives for a second, and its next version arrives anew', async () => {
  const { result, rerender, act } = await renderHook((shown?: string) => useIsArriving(shown ?? ''), {
    initialProps: '12 3',
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  expect(result.current).toBe(true);
  await pass(arrivalMs - 1);
  expect(result.current).toBe(true);
  await pass(1);
  expect(result.current).toBe(false);
  await rerender('12 4');
  expect(result.current).toBe(true);
  // Another item that arrives in the meantime has a second of its own.
  await pass(arrivalMs - 1);
  await rerender('13 1');
  await pass(1);
  expect(result.current).toBe(true);
  await pass(arrivalMs - 1);
  expect(result.current).toBe(false);
});
