import { onTestFinished, vi } from 'vitest';

export interface TimeLimits {
  /** Milliseconds that each limit would have lasted, in the order in which they began. */
  readonly begun: readonly number[];
  /** Ends every limit that is running, as if its time had passed. */
  end: () => void;
}

/**
 * Takes the clock away from the limits of `AbortSignal.timeout` until the test has finished: none ends before the test says so, however
 * slow the machine is, and the test waits for none.
 */
export function holdTimeLimits(): TimeLimits {
  const begun: number[] = [];
  const running = new Set<AbortController>();
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    begun.push(ms);
    running.add(limit);
    return limit.signal;
  });
  onTestFinished(() => spy.mockRestore());
  return {
    begun,
    end() {
      for (const limit of running) limit.abort(new DOMException('The time has passed.', 'TimeoutError'));
      running.clear();
    },
  };
}
