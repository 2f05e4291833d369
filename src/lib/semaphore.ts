export interface SemaphoreLimits {
  /** How many may run at the same time. */
  atOnce: number;
  /** How many may wait in the queue. */
  waiting: number;
}

/** Limits how many tasks run at the same time; with a full queue further ones are rejected. */
export function createSemaphore({ atOnce, waiting }: SemaphoreLimits) {
  let running = 0;
  const line: (() => void)[] = [];
  const enter = () => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => line.push(resolve));
  };
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    /** @returns undefined when the queue is full: the task was not started */
    async run<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
      if (running >= atOnce && line.length >= waiting) return undefined;
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

export type Semaphore = ReturnType<typeof createSemaphore>;
