export interface SemaphoreLimits {
  /** How many may run at once. */
  atOnce: number;
  /** How many may wait for their turn. */
  waiting: number;
}

/** Lets only so many pieces of work run at once; what finds the line full is turned away. */
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
    /** @returns undefined when the line is full: the work was not begun */
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
