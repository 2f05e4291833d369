import { createSemaphore, type Semaphore, type SemaphoreLimits } from './semaphore.ts';

/** A semaphore for each key, so that one key's tasks never wait for another's. Keys without tasks are forgotten. */
export function createKeyedSemaphore(limits: SemaphoreLimits) {
  const used = new Map<string, { semaphore: Semaphore; tasks: number }>();
  return {
    /** @returns undefined when the key's queue is full: the task was not started */
    async run<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined> {
      const own = used.get(key) ?? { semaphore: createSemaphore(limits), tasks: 0 };
      used.set(key, own);
      own.tasks += 1;
      try {
        return await own.semaphore.run(work);
      } finally {
        own.tasks -= 1;
        if (own.tasks === 0) used.delete(key);
      }
    },
    /** How many keys have tasks. */
    get keys() {
      return used.size;
    },
  };
}
