/** How soon a piece of work is wanted. It may be raised while the work waits: somebody else wants the same, and sooner. */
export interface Priority {
  /** The lowest goes first. */
  level: number;
}

export interface WorkQueueLimits {
  /** How many pieces of work run at once. */
  atOnce: number;
  /** How many may wait for their turn. */
  waiting: number;
  /** Work of this level and of higher ones leaves one place free, as long as there are two. */
  backgroundLevel: number;
}

interface Entry {
  priority: Priority;
  /** Decided when the work begins: a raise after that frees no place. */
  isBackground: boolean;
  /** False turns it away. */
  settle(begins: boolean): void;
}

/** The first of the most urgent entries that may begin. */
function findNext(line: readonly Entry[], mayBegin: (priority: Priority) => boolean): Entry | undefined {
  return line.reduce<Entry | undefined>((first, each) => {
    const isSooner = each.priority.level < (first?.priority.level ?? Number.POSITIVE_INFINITY);
    return isSooner && mayBegin(each.priority) ? each : first;
  }, undefined);
}

/** Turns the last of the least urgent entries away. @returns false when all of them are at least as urgent as the newcomer */
function turnAwayLast(line: Entry[], { level }: Priority): boolean {
  const highest = Math.max(level, ...line.map((entry) => entry.priority.level));
  if (highest === level) return false;
  const last = line.findLastIndex((entry) => entry.priority.level === highest);
  line.splice(last, 1)[0]?.settle(false);
  return true;
}

/**
 * Runs so many pieces of work at once, the most urgent first and equally urgent ones in the order in which they came.
 * When too many wait, the least urgent of them is turned away.
 */
export function createWorkQueue({ atOnce, waiting, backgroundLevel }: WorkQueueLimits) {
  const line: Entry[] = [];
  const backgroundPlaces = Math.max(1, atOnce - 1);
  let running = 0;
  let inBackground = 0;

  const isBackground = ({ level }: Priority) => level >= backgroundLevel;
  const mayBegin = (priority: Priority) =>
    running < atOnce && (!isBackground(priority) || inBackground < backgroundPlaces);

  function begin(entry: Entry): void {
    entry.isBackground = isBackground(entry.priority);
    running += 1;
    if (entry.isBackground) inBackground += 1;
    entry.settle(true);
  }

  function end(entry: Entry): void {
    running -= 1;
    if (entry.isBackground) inBackground -= 1;
    const next = findNext(line, mayBegin);
    if (!next) return;
    line.splice(line.indexOf(next), 1);
    begin(next);
  }

  return {
    /** @returns undefined when it was turned away: the work was not begun */
    async run<Result>(
      priority: Priority,
      work: () => Promise<Result>,
    ): Promise<{ result: Result } | undefined> {
      const entry: Entry = { priority, isBackground: false, settle: () => undefined };
      if (mayBegin(priority)) begin(entry);
      else {
        if (line.length >= waiting && !turnAwayLast(line, priority)) return undefined;
        const begins = await new Promise<boolean>((resolve) => {
          entry.settle = resolve;
          line.push(entry);
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
