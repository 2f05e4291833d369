import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { AppError } from '#lib/app-error.ts';
import { createWorkQueue, type Priority } from '#lib/work-queue.ts';
import { endThreads } from '#platform/env/end-threads.ts';
import { niceIncrement } from '#platform/env/nice-increment.ts';
import { asStep } from '#platform/tracing/steps.ts';
import { onlyProcess, shareOf, type ProcessPart } from '../processes/process-part.ts';
import { priorities } from './priorities.ts';
import type { TaskOutcome } from './task-outcome.ts';

export interface RenderPoolOptions {
  /** The module whose exported functions are the tasks. */
  filename: string;
  /** What the module reads as `Piscina.workerData`. */
  workerData?: unknown;
  threads?: number;
  /** Of the processes that share the machine's threads. */
  part?: ProcessPart;
  /** A task that is not done by then has ended its thread; normal ones take a fraction of a second. */
  timeoutMs?: number;
}

/** What the threads have to do at this moment. */
export interface RenderLoad {
  running: number;
  waiting: number;
  /** How many tasks may wait; what comes then is refused. */
  waitingMax: number;
  /** Threads that live; idle ones are given back. */
  threads: number;
}

/** Threads that render, compress and draw, so that the thread that listens never does. */
export interface RenderPool {
  /**
   * Runs a task of the module when it is its turn. When its thread dies, another one tries once more; one that takes too long is ended.
   * @throws AppError unavailable when too much waits
   */
  run<Task extends (input: never) => Promise<TaskOutcome<unknown>>>(
    name: string,
    input: Parameters<Task>[0],
    priority: Priority,
  ): Promise<ResultOf<Task>>;
  /** Asked before a task is prepared. @throws AppError unavailable when too much waits */
  requirePlace(priority: Priority): void;
  readLoad(): RenderLoad;
  /** @throws ThreadsLeftError */
  close(): Promise<void>;
}

type ResultOf<Task extends (input: never) => Promise<TaskOutcome<unknown>>> =
  Awaited<ReturnType<Task>> extends TaskOutcome<infer Result> ? Result : never;

/**
 * What the listener leaves: on two cores a second one would only share the first one's. Two at most: each takes about 70 MB, and what the
 * process may take under attack does not depend on the machine.
 */
const usualThreads = () => Math.min(2, Math.max(1, availableParallelism() - 1));
const usualTimeoutMs = 15_000;
/** Tasks that wait: some seconds' work. */
const usualWaiting = 100;
const retryAfterSeconds = 5;
/** V8 fills what it is given before it tidies up: a thread gets little more than a page in the making needs. */
const resourceLimits = { maxOldGenerationSizeMb: 112, maxYoungGenerationSizeMb: 12 };
/** A second thread that has nothing to do gives its memory back. */
const idleTimeoutMs = 30_000;

const tooMany = () => new AppError('unavailable', 'Too many pages are being made.', { retryAfterSeconds });

export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const { filename, workerData, part = onlyProcess, timeoutMs = usualTimeoutMs } = options;
  const { threads = shareOf(usualThreads(), part) } = options;
  const waiting = shareOf(usualWaiting, part);
  const pool = new Piscina({
    filename,
    workerData,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: idleTimeoutMs,
    resourceLimits,
    niceIncrement,
  });
  // A thread that dies between two tasks is replaced by the pool; no task waits for it.
  pool.on('error', () => undefined);
  // Before the pool's own line, so that the time runs only while a thread works.
  const queue = createWorkQueue({ atOnce: threads, waiting, backgroundLevel: priorities.depth });

  let isClosed = false;

  async function attempt(name: string, input: unknown): Promise<TaskOutcome<unknown>> {
    // The library would start a thread for it, which nothing ends: the process would not end either.
    if (isClosed) throw new AppError('unavailable', 'The portal is ending.', { retryAfterSeconds });
    return (await pool.run(input, { name, signal: AbortSignal.timeout(timeoutMs) })) as TaskOutcome<unknown>;
  }

  /** A task's own failure is an outcome: whatever is thrown here ended the thread. */
  async function attemptTwice(name: string, input: unknown): Promise<TaskOutcome<unknown>> {
    try {
      return await attempt(name, input);
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError' && !isClosed)
        throw new Error(`${name} was not done after ${timeoutMs} ms; its thread was ended`, { cause: error });
      return attempt(name, input);
    }
  }

  return {
    async run(name, input, priority) {
      const done = await asStep(name, () => queue.run(priority, () => attemptTwice(name, input)));
      if (!done) throw tooMany();
      const outcome = done.result;
      if (outcome.ok) return outcome.value as never;
      throw Object.assign(new Error(outcome.message), { stack: outcome.stack });
    },
    requirePlace(priority) {
      if (!queue.takes(priority)) throw tooMany();
    },
    readLoad: () => ({ ...queue.load(), waitingMax: waiting, threads: pool.threads.length }),
    async close() {
      isClosed = true;
      await endThreads(pool);
    },
  };
}
