/** Priority of a task. It may be raised while the task waits: another caller wants the same, and sooner. */
export interface Priority {
  /** The lowest number goes first. */
  level: number;
}

export interface WorkQueueLimits {
  /** How many tasks run at the same time. */
  atOnce: number;
  /** How many may wait in the queue. */
  waiting: number;
  /** Tasks of this level and higher ones leave one slot free, if there are at least two. */
  backgroundLevel: number;
}

interface Entry {
  priority: Priority;
  /** Decided when the task starts: raising it later frees no slot. */
  isBackground: boolean;
  /** False rejects it. */
  settle(begins: boolean): void;
}

/** The first of the most urgent entries that may start. */
function findNext(queue: readonly Entry[], mayBegin: (priority: Priority) => boolean): Entry | undefined {
  return queue.reduce<Entry | undefined>((first, each) => {
    const isSooner = each.priority.level < (first?.priority.level ?? Number.POSITIVE_INFINITY);
    return isSooner && mayBegin(each.priority) ? each : first;
  }, undefined);
}

/**
 * Rejects the last of the least urgent entries. @returns false when all of them are at least as urgent as
 * the newcomer
 */
function turnAwayLast(queue: Entry[], { level }: Priority): boolean {
  const highest = Math.max(level, ...queue.map((entry) => entry.priority.level));
  if (highest === level) return false;
  const last = queue.findLastIndex((entry) => entry.priority.level === highest);
  queue.splice(last, 1)[0]?.settle(false);
  return true;
}

/**
 * Runs a limited number of tasks at the same time, the most urgent first and equally urgent ones in arrival
 * order. When too many wait, the least urgent is rejected.
 */
export function createWorkQueue({ atOnce, waiting, backgroundLevel }: WorkQueueLimits) {
  const queue: Entry[] = [];
  const backgroundPlaces = Math.max(1, atOnce - 1);
  let running = 0;
  let inBackground = 0;

  const isBackground = ({ level }: Priority) => level >= backgroundLevel;
  const mayBegin = (priority: Priority) =>
    running < atOnce && (!isBackground(priority) || inBackground < backgroundPlaces);

  const hasPlace = ({ level }: Priority) =>
    queue.length < waiting || queue.some((entry) => entry.priority.level > level);

  function begin(entry: Entry): void {
    entry.isBackground = isBackground(entry.priority);
    running += 1;
    if (entry.isBackground) inBackground += 1;
    entry.settle(true);
  }

  function end(entry: Entry): void {
    running -= 1;
    if (entry.isBackground) inBackground -= 1;
    const next = findNext(queue, mayBegin);
    if (!next) return;
    queue.splice(queue.indexOf(next), 1);
    begin(next);
  }

  return {
    /** How many tasks run and wait at this moment. */
    load: () => ({ running, waiting: queue.length }),
    /** Whether a task that came now would start or wait. */
    takes: (priority: Priority): boolean => mayBegin(priority) || hasPlace(priority),
    /** @returns undefined when it was rejected: the task was not started */
    async run<Result>(
      priority: Priority,
      work: () => Promise<Result>,
    ): Promise<{ result: Result } | undefined> {
      const entry: Entry = { priority, isBackground: false, settle: () => undefined };
      if (mayBegin(priority)) begin(entry);
      else {
        if (queue.length >= waiting && !turnAwayLast(queue, priority)) return undefined;
        const begins = await new Promise<boolean>((resolve) => {
          entry.settle = resolve;
          queue.push(entry);
        });
        if (!begins) return undefined;
      }
      try {
        return { result: await work() };
      } finally {
        end(entry);
      }
    },
  };
}

export type WorkQueue = ReturnType<typeof createWorkQueue>;
