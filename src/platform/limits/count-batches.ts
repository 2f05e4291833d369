import type { Count } from './memory-counts.ts';
import type { Change, StoredCount } from './stored-counts.ts';

/** How long a request waits for the database to count it. */
const patienceMs = 300;
/** How long the database is not asked after a failure. */
const restMs = 5_000;
/** In one statement: three parameters each. */
const changesMax = 500;

interface Waiting {
  changes: readonly Change[];
  settle(counts: Count[] | undefined): void;
}

interface BatchOptions {
  /** Adds in one statement; all changes have different keys and one sign. */
  write: (changes: readonly Change[]) => Promise<StoredCount[]>;
  now: () => Date;
  /** Is told why the database did not count. */
  tell: (error: unknown) => void;
}

interface CountBatches {
  /** @returns each count after its change; undefined where the database did not say so in time */
  add(changes: readonly Change[]): Promise<Count[] | undefined>;
}

const isGivenBack = ({ changes }: Waiting) => (changes[0]?.points ?? 0) < 0;

/** The changes of several requests, one for each key. */
function sumUp(batch: readonly Waiting[]): Change[] {
  const sums = new Map<string, Change>();
  for (const change of batch.flatMap(({ changes }) => changes)) {
    const points = (sums.get(change.key)?.points ?? 0) + change.points;
    sums.set(change.key, { ...change, points });
  }
  return [...sums.values()];
}

/** Tells each request what the counts were after its own change, as if they had come one after the other. */
function settleAll(batch: readonly Waiting[], stored: readonly StoredCount[]): void {
  const after = new Map(stored.map(({ key, points, endMs }) => [key, { points, endMs }]));
  const told = batch.toReversed().map(({ changes }) =>
    changes.map(({ key, points }): Count => {
      const count = after.get(key) ?? { points, endMs: 0 };
      after.set(key, { ...count, points: count.points - points });
      return count;
    }),
  );
  for (const [index, counts] of told.toReversed().entries()) batch[index]?.settle(counts);
}

/** Takes out of the line what one statement can do: either takes or what is given back. */
function removeBatch(line: Waiting[]): Waiting[] {
  const isBack = line[0] !== undefined && isGivenBack(line[0]);
  let size = 0;
  const end = line.findIndex((one) => {
    size += one.changes.length;
    return isGivenBack(one) !== isBack || size > changesMax;
  });
  return line.splice(0, end === -1 ? line.length : Math.max(1, end));
}

/**
 * Has one statement under way at a time: what comes in until it is done is added together by the next one. So many requests cost few
 * statements and one connection.
 */
export function createCountBatches({ write, now, tell }: BatchOptions): CountBatches {
  let waiting: Waiting[] = [];
  let isWriting = false;
  /** A request gave up on the statement that is under way. */
  let isStuck = false;
  let restUntilMs = 0;

  const fail = (error: unknown) => {
    restUntilMs = now().getTime() + restMs;
    tell(error);
  };

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = removeBatch(waiting);
      try {
        settleAll(batch, await write(sumUp(batch)));
      } catch (error) {
        fail(error);
        // They would fail the same way.
        for (const { settle } of [...batch, ...waiting]) settle(undefined);
        waiting = [];
      }
      isStuck = false;
    }
    isWriting = false;
  }

  return {
    add(changes) {
      if (isStuck || now().getTime() < restUntilMs) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        const signal = AbortSignal.timeout(patienceMs);
        const giveUp = () => {
          isStuck = isWriting;
          fail(signal.reason);
          resolve(undefined);
        };
        signal.addEventListener('abort', giveUp);
        const settle = (counts: Count[] | undefined) => {
          signal.removeEventListener('abort', giveUp);
          resolve(counts);
        };
        waiting.push({ changes, settle });
        if (!isWriting) void writeAll();
      });
    },
  };
}
