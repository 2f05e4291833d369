import { LRUCache } from 'lru-cache';
import { AppError } from '#lib/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import { createCopyStore } from './copy-store.ts';
import { createHostOutages } from './host-outages.ts';

/** What is kept of the host's answers, and for how long. */
export const copyLimits = {
  /** A copy is as good as the host's own answer for so long; also how often lists that pages show are looked at again. */
  lifeMs: 60_000,
  /** A call that gave nothing at all is not tried again before. */
  retryMs: 5_000,
  /** What pages were made of is renewed after so long even when no list changed: items are not looked at again by themselves. */
  renewMs: 10 * 60_000,
  maxBytes: 96 * 1024 * 1024,
  /** For answers to visitors' words, so that they cannot displace the lists. */
  maxTransientBytes: 16 * 1024 * 1024,
};

/**
 * `list`: many pages are made of it; looked at again while a page may show it. `item`: looked at again when it is read; a change drops the
 * pages as well. `transient`: answers to visitors' words, and prices; no page waits for their change.
 */
export type CopyRole = 'list' | 'item' | 'transient';

export interface CopyRequest<Data> {
  /** Which call, for the log: `news`. */
  call: string;
  /** Which of its answers: `en`. */
  of?: string;
  role: CopyRole;
  read(): Promise<Data>;
}

/** @param changed false when only time has passed */
export type OnInvalidate = (changed: boolean) => Promise<void>;

export interface ContentCopies {
  /**
   * The host's answer, or the last good one while it fails.
   * The same object is given as long as the content is the same.
   * @throws AppError `unavailable` when there never was a good one
   */
  get<Data>(request: CopyRequest<Data>): Promise<Data>;
  /** Called when what was given out is no longer what the host serves. */
  onInvalidate(listener: OnInvalidate): void;
  /** Looks at the lists again; to be called every `lifeMs`. */
  check(): Promise<void>;
}

type Asked = CopyRequest<unknown> & { key: string };

const unavailable = (cause?: unknown) =>
  new AppError('unavailable', 'This content cannot be shown at the moment.', { cause });

/**
 * Bounded copies of what the content host answered. A failing host changes nothing on the pages: the last good copy stays, the log says it
 * once, and the calls are tried again until they are answered.
 */
export function createContentCopies({ log, now }: { log: Log; now: () => Date }): ContentCopies {
  const { lifeMs, retryMs, renewMs, maxBytes, maxTransientBytes } = copyLimits;
  const clock = () => now().getTime();
  const outages = createHostOutages(log);
  const lasting = createCopyStore(maxBytes);
  const transient = createCopyStore(maxTransientBytes);
  const storeOf = ({ role }: Asked) => (role === 'transient' ? transient : lasting);
  /** When a call failed for which there is no copy. */
  const failures = new LRUCache<string, number>({ max: 1_000 });
  const inFlight = new Map<string, Promise<unknown>>();
  let watched = new Map<string, Asked>();
  let listener: OnInvalidate = async () => undefined;
  let invalidatedAt = clock();
  let failedAt = 0;

  async function invalidate(changed: boolean): Promise<void> {
    invalidatedAt = clock();
    // Pages that are made from here on name again what they are made of.
    watched = new Map();
    await listener(changed);
  }

  /** @returns what is to be given out: the known object where nothing changed */
  async function keep(asked: Asked, data: unknown): Promise<unknown> {
    const text = JSON.stringify(data);
    const known = storeOf(asked).get(asked.key);
    if (known?.text === text) {
      known.checkedAt = clock();
      return known.data;
    }
    storeOf(asked).set(asked.key, { data, text, checkedAt: clock() });
    // Pages may have been made of the older copy, or of nothing where an earlier try failed.
    const wasShownOtherwise = failures.delete(asked.key) || known !== undefined;
    if (wasShownOtherwise && asked.role !== 'transient') await invalidate(true);
    return data;
  }

  async function read(asked: Asked): Promise<unknown> {
    try {
      const data = await asked.read();
      // What failed with the whole host is worth a try of its own again.
      if (outages.over(asked.call)) for (const key of [...failures.keys()]) failures.set(key, 0);
      return await keep(asked, data);
    } catch (error) {
      outages.report(asked.call, error);
      failedAt = clock();
      const known = storeOf(asked).get(asked.key);
      if (known) known.checkedAt = failedAt;
      else failures.set(asked.key, failedAt);
      throw unavailable(error);
    }
  }

  /** Simultaneous requests for one answer share one reading. */
  function readOnce(asked: Asked): Promise<unknown> {
    const current = inFlight.get(asked.key);
    if (current) return current;
    const reading = read(asked).finally(() => inFlight.delete(asked.key));
    inFlight.set(asked.key, reading);
    return reading;
  }

  /** Skips a host that failed recently, so that no visitor waits for it. */
  function isCoolingDown({ key }: Asked): boolean {
    const latest = outages.isOut() ? failedAt : failures.get(key);
    if (latest === undefined || clock() - latest >= retryMs) return false;
    if (!failures.has(key)) failures.set(key, latest);
    return true;
  }

  async function find(asked: Asked): Promise<unknown> {
    if (asked.role === 'list') watched.set(asked.key, asked);
    const known = storeOf(asked).get(asked.key);
    if (!known) {
      if (isCoolingDown(asked)) throw unavailable();
      return readOnce(asked);
    }
    if (outages.isOut() || clock() - known.checkedAt < lifeMs) return known.data;
    return readOnce(asked).catch(() => known.data);
  }

  async function check(): Promise<void> {
    for (const asked of [...watched.values()]) {
      await readOnce(asked).catch(() => undefined);
      // One question is enough to see that nobody answers.
      if (outages.isOut()) return;
    }
    if (!outages.isOut() && clock() - invalidatedAt >= renewMs) await invalidate(false);
  }

  return {
    get: <Data>(request: CopyRequest<Data>) =>
      find({ ...request, key: `${request.call} ${request.of ?? ''}` }) as Promise<Data>,
    onInvalidate: (wanted) => void (listener = wanted),
    check,
  };
}
