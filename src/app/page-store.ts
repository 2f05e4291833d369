import { LRUCache } from 'lru-cache';
import type { Priority } from '#lib/work-queue.ts';
import { withoutCaching, type PrecompressedResponse } from '#platform/http/precompressed-response.ts';
import { priorities } from './rendering/priorities.ts';

export interface PageStoreLimits {
  /** Of everything that is kept: addresses, headers and bodies. */
  maxBytes: number;
  /** How long after `expire` a stored response may still be sent while its successor is created. 0: `expire` is never called. */
  staleMs?: number;
  /** How long a response is kept at most. Without it, until the content changes. */
  keptMs?: number;
  /** Milliseconds that only go forward. */
  now?: () => number;
}

/** The creation of one response. */
export interface ResponseTask {
  /** Raised when another request waits for the same response. */
  priority: Priority;
  /** The response to be replaced; returning the same object says that nothing has changed. */
  previous?: PrecompressedResponse | undefined;
}

export type CreateResponse = (task: ResponseTask) => Promise<PrecompressedResponse>;

export interface StoreOptions {
  /** The status of a response that may be stored. */
  status?: number;
  /** Of `priorities`. */
  level?: number;
}

interface Kept {
  response: PrecompressedResponse;
  generation: number;
  /** How often it was requested; halved each time the content changes. */
  requestCount: number;
  /** Present where successors are created. */
  create: CreateResponse | undefined;
  status: number;
}

interface Running {
  priority: Priority;
  response: Promise<PrecompressedResponse>;
}

/** Bytes of an entry in addition to its address and its response. */
const entryBytes = 512;
/** Pause after a successor could not be created, so that visitors' requests go first. */
const restMs = 250;

/**
 * Responses that are pure functions of (address, content revision), created once and kept in memory.
 * The address is the canonical path with query, so that the hot path is one look-up with the request's own text.
 */
export class PageStore {
  readonly #kept: LRUCache<string, Kept>;
  readonly #running = new Map<string, Running>();
  readonly #staleMs: number;
  readonly #now: () => number;
  #generation = 0;
  #staleUntil = 0;
  #renewal: Promise<void> = Promise.resolve();
  #hits = 0;
  #misses = 0;

  constructor({ maxBytes, staleMs = 0, keptMs = 0, now = () => performance.now() }: PageStoreLimits) {
    this.#staleMs = staleMs;
    this.#now = now;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      // V8 keeps a text with two bytes for each character when one of them needs it.
      sizeCalculation: ({ response }, address) => response.bytes + 2 * address.length + entryBytes,
      // 0 is no limit.
      ttl: keptMs,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** What may be sent immediately: the response of the current content, or for a moment the one before it. */
  find(address: string): PrecompressedResponse | undefined {
    const kept = this.#kept.get(address);
    if (!kept) return undefined;
    kept.requestCount += 1;
    if (kept.generation === this.#generation) {
      this.#hits += 1;
      return kept.response;
    }
    // What was not renewed after an earlier change is older than that: with each further change it would be sent once more.
    const isJustOutdated = kept.generation === this.#generation - 1;
    if (!isJustOutdated || this.#now() >= this.#staleUntil) return undefined;
    this.#hits += 1;
    // A visitor is looking at it, so its successor goes first.
    this.#renew(address, kept, priorities.visit).catch(() => undefined);
    return kept.response;
  }

  /** True for what is stored, however old: an earlier request for it was admitted. */
  has(address: string): boolean {
    return this.#kept.has(address);
  }

  /**
   * The stored response, or the one that `create` creates now. Simultaneous requests for one address share one creation.
   * What was begun before the content changed is sent but not stored, since it may show the older content.
   */
  async findOrRender(
    address: string,
    create: CreateResponse,
    options: StoreOptions = {},
  ): Promise<PrecompressedResponse> {
    const stored = this.find(address);
    if (stored) return stored;
    this.#misses += 1;
    const { status = 200, level = priorities.visit } = options;
    const older = this.#kept.get(address);
    try {
      return await (older
        ? this.#renew(address, older, level)
        : this.#begin(address, { create, status, level }));
    } catch (error) {
      // An old page is better than none.
      if (older) return withoutCaching(older.response);
      throw error;
    }
  }

  /** Drops everything: the content has changed. */
  clear(): void {
    this.#generation += 1;
    this.#kept.clear();
    this.#running.clear();
  }

  /** The content has changed: replaces everything that is stored, most requested first; the old responses are sent until then, for `staleMs` at most. */
  expire(): void {
    this.#generation += 1;
    this.#running.clear();
    this.#staleUntil = this.#now() + this.#staleMs;
    this.#renewal = this.#renewAll(this.#generation);
  }

  /** Settles once outdated responses are no longer sent. */
  async renewed(): Promise<void> {
    const leftMs = this.#staleUntil - this.#now();
    if (leftMs <= 0) return;
    const rest = Promise.withResolvers<void>();
    const timer = setTimeout(rest.resolve, leftMs);
    await Promise.race([this.#renewal, rest.promise]);
    clearTimeout(timer);
  }

  get size(): number {
    return this.#kept.size;
  }

  /** How often a stored response was found. */
  get hits(): number {
    return this.#hits;
  }

  /** How often a response was asked for that had to be created, or waited for while it was. */
  get misses(): number {
    return this.#misses;
  }

  /** Bytes that may be kept. */
  get maxBytes(): number {
    return this.#kept.maxSize;
  }

  /** Bytes that are kept. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  #begin(
    address: string,
    { create, status, level, older }: { create: CreateResponse; status: number; level: number; older?: Kept },
  ): Promise<PrecompressedResponse> {
    const running = this.#running.get(address);
    if (running) {
      running.priority.level = Math.min(running.priority.level, level);
      return running.response;
    }
    const generation = this.#generation;
    const priority = { level };
    const response = create({ priority, previous: older?.response })
      .then((created) => {
        if (generation !== this.#generation) return withoutCaching(created);
        const successors = this.#staleMs > 0 ? create : undefined;
        const requestCount = older?.requestCount ?? 1;
        if (created.status === status)
          this.#kept.set(address, {
            response: created,
            generation,
            requestCount,
            create: successors,
            status,
          });
        else this.#kept.delete(address);
        return created;
      })
      .finally(() => {
        if (this.#running.get(address)?.response === response) this.#running.delete(address);
      });
    this.#running.set(address, { priority, response });
    return response;
  }

  #renew(address: string, older: Kept, level: number): Promise<PrecompressedResponse> {
    const { create, status } = older;
    if (!create) throw new Error('This store makes no successors');
    return this.#begin(address, { create, status, level, older });
  }

  async #renewAll(generation: number): Promise<void> {
    const line = [...this.#kept.entries()].sort(([, a], [, b]) => b.requestCount - a.requestCount);
    for (const [, kept] of line) kept.requestCount = Math.floor(kept.requestCount / 2);
    for (const [address, kept] of line) {
      if (generation !== this.#generation) return;
      if (this.#kept.peek(address) !== kept) continue;
      await this.#renew(address, kept, priorities.renewal).catch(() => rest(restMs));
    }
  }
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());
