import { LRUCache } from 'lru-cache';
import { AppError } from '#lib/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import { createHostOutages } from './host-outages.ts';

/** The kinds of host responses that are kept, and for how long. */
export const copyLimits = {
  /** How long a copy counts as current; also how often lists shown on pages are checked. */
  lifeMs: 60_000,
  /** How long a call without any response is not retried. */
  retryMs: 5_000,
  /**
   * Contents of pages are renewed after this time even when no list changed, because items are not checked
   * by themselves.
   */
  renewMs: 10 * 60_000,
  maxBytes: 96 * 1024 * 1024,
  /** Separate, so that responses to visitors' queries cannot displace the lists. */
  maxTransientBytes: 16 * 1024 * 1024,
};

/**
 * `list`: many pages depend on it; checked while a page may show it. `item`: checked when it is read; a
 * change drops the pages as well. `transient`: responses to visitors' queries, and prices; no page depends
 * on them.
 */
export type CopyRole = 'list' | 'item' | 'transient';

export interface CopyRequest<Data> {
  /** The call's name in the log: `news`. */
  call: string;
  /** Which of its responses: `en`. */
  of?: string;
  role: CopyRole;
  read(): Promise<Data>;
}

/** @param changed false when only time has passed */
export type OnInvalidate = (changed: boolean) => Promise<void>;

export interface ContentCopies {
  /**
   * The host's response, or the last good one while it fails. Returns the same object as long as the content
   * is the same.
   * @throws AppError `unavailable` when there never was a good one
   */
  get<Data>(request: CopyRequest<Data>): Promise<Data>;
  /** Called when returned data no longer matches the host's. */
  onInvalidate(listener: OnInvalidate): void;
  /** Checks the lists; call it every `lifeMs`. */
  check(): Promise<void>;
}

type Asked = CopyRequest<unknown> & { key: string };

const unavailable = (cause?: unknown) =>
  new AppError('unavailable', 'This content cannot be shown at the moment.', { cause });

/** The last response of the content host. */
interface Copy {
  data: unknown;
  /** Its JSON, for detecting changes. */
  text: string;
  /** Time of the last request in ms, successful or not. */
  checkedAt: number;
}

/** Copies up to a total size; the least recently used go first. */
function createCopyStore(maxBytes: number) {
  return new LRUCache<string, Copy>({
    maxSize: maxBytes,
    sizeCalculation: ({ text }) => text.length * 2 + 256,
  });
}

/**
 * Bounded copies of the content host's responses. A failing host changes nothing on the pages: the last good
 * copy stays, the failure is logged once, and the calls are retried until they succeed.
 */
export function createContentCopies({ log, now }: { log: Log; now: () => Date }): ContentCopies {
  const { lifeMs, retryMs, renewMs, maxBytes, maxTransientBytes } = copyLimits;
  const clock = () => now().getTime();
  const outages = createHostOutages(log);
  const lasting = createCopyStore(maxBytes);
  const transient = createCopyStore(maxTransientBytes);
  const storeOf = ({ role }: Asked) => (role === 'transient' ? transient : lasting);
  /** When a call failed that has no copy. */
  const failures = new LRUCache<string, number>({ max: 1_000 });
  const inFlight = new Map<string, Promise<unknown>>();
  let watched = new Map<string, Asked>();
  let listener: OnInvalidate = async () => undefined;
  let invalidatedAt = clock();
  let failedAt = 0;

  async function invalidate(changed: boolean): Promise<void> {
    invalidatedAt = clock();
    // Pages rendered from now on register their dependencies again.
    watched = new Map();
    await listener(changed);
  }

  /** @returns the data to return: the known object where nothing changed */
  async function keep(asked: Asked, data: unknown): Promise<unknown> {
    const text = JSON.stringify(data);
    const known = storeOf(asked).get(asked.key);
    if (known?.text === text) {
      known.checkedAt = clock();
      return known.data;
    }
    storeOf(asked).set(asked.key, { data, text, checkedAt: clock() });
    // Pages may have been made from the older copy, or from nothing where an earlier attempt failed.
    const wasShownOtherwise = failures.delete(asked.key) || known !== undefined;
    if (wasShownOtherwise && asked.role !== 'transient') await invalidate(true);
    return data;
  }

  async function read(asked: Asked): Promise<unknown> {
    try {
      const data = await asked.read();
      // Calls that failed with the whole host may be retried now.
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

  /** Concurrent requests for the same response share one call. */
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
      // One request is enough to see that the host is down.
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
