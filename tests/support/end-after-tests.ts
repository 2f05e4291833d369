import { test } from '@playwright/test';

interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Ends what was started for the tests of a file, or of the `describe` that calls it, the last one first. What did not start is not ended,
 * so the error of its start is the only one that is shown.
 * @returns notes what has started, and gives it back
 */
export function endAfterTests(): <Started extends Stoppable>(started: Started) => Started {
  const running: Stoppable[] = [];
  test.afterAll(async () => {
    for (const each of running.splice(0).toReversed()) await each.stop();
  });
  return (started) => {
    running.push(started);
    return started;
  };
}
