import { appendFileSync, readFileSync } from 'node:fs';
import { isMainThread, threadId } from 'node:worker_threads';
import { outcomeOf } from '#app/rendering/task-outcome.ts';

/* Tasks that misbehave in their thread. */

/** Returns its thread. */
export const ask = () => outcomeOf(() => ({ isMainThread, threadId }));

/** Ends its thread a number of times, counted in a file, and then answers. */
export const dieTimes = ({ file, times }: { file: string; times: number }) =>
  outcomeOf(() => {
    if (readFileSync(file).length >= times) return 'answered';
    appendFileSync(file, 'x');
    process.exit(7);
  });

/** Takes more memory than its thread may have. */
export const eatMemory = () =>
  outcomeOf(() => {
    const eaten: number[][] = [];
    for (;;) eaten.push(Array.from({ length: 100_000 }, (_, index) => index));
  });

/** Says in a file that it has begun, and never ends. */
export const hang = ({ file }: { file: string }) =>
  outcomeOf(() => {
    appendFileSync(file, 'x');
    for (;;);
  });

/** Is in a system call from the moment at which the named pipe has a reader: as text, Node opens and reads it in one call. */
export const hold = ({ pipe }: { pipe: string }) => outcomeOf(() => readFileSync(pipe, 'utf8'));

export const fail = () =>
  outcomeOf((): string => {
    throw new Error('a page that cannot be rendered');
  });
