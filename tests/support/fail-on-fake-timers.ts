import { afterAll, vi } from 'vitest';

/** Files share their process: with timers that a file has left fake, later ones would wait for what never comes. */
afterAll(() => {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error('The tests of this file have left fake timers: end with vi.useRealTimers().');
});
