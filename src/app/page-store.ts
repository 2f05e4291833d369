import { LRUCache } from 'lru-cache';
import type { Priority } from '#lib/work-queue.ts';
import type { PrecompressedResponse } from '#platform/http/precompressed-response.ts';
import { priorities } from './rendering/priorities.ts';

export interface PageStoreLimits {
  /** Of everything that is kept: addresses, headers and bodies. */
  maxBytes: number;
  /** How long after `expire` what is kept may still be sent while its successor is made. 0: `expire` is never called. */
  staleMs?: number;
  /** Milliseconds that only go forward. */
  now?: () => number;
}

/** An answer's turn to be made. */
export interface Making {
  /** Raised when someone else waits for the same. */
  priority: Priority;
  /** What is made anew; the same object again says that nothing has changed. */
  previous?: PrecompressedResponse | undefined;
}

export type Make = (making: Making) => Promise<PrecompressedResponse>;

export interface MakeOptions {
  /** The status of an answer that may be kept. */
  status?: number;
  /** Of `priorities`. */
  level?: number;
}

interface Kept {
  answer: PrecompressedResponse;
  generation: number;
  /** How often it was asked for; halved each time the content moves. */
  asked: number;
  /** Present where successors are made. */
  make: Make | undefined;
  status: number;
}

interface Running {
  priority: Priority;
  answer: Promise<PrecompressedResponse>;
}

/** What an entry takes besides its address and its answer. */
const entryBytes = 512;
/** Rest after a successor could not be made: whoever asks for pages goes first. */
const restMs = 250;

/**
 * Answers that are pure functions of (address, content revision), made once and kept in memory.
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

  constructor({ maxBytes, staleMs = 0, now = () => performance.now() }: PageStoreLimits) {
    this.#staleMs = staleMs;
    this.#now = now;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      // V8 keeps a text with two bytes for each character when one of them needs it.
      sizeCalculation: ({ answer }, address) => answer.bytes + 2 * address.length + entryBytes,
    });
  }

  /** What may be sent at once: the answer of today's content, or for a moment the one before it. */
  find(address: string): PrecompressedResponse | undefined {
    const kept = this.#kept.get(address);
    if (!kept) return undefined;
    kept.asked += 1;
    if (kept.generation === this.#generation) return kept.answer;
    if (this.#now() >= this.#staleUntil) return undefined;
    // Whoever looks at it is the next to see the new one.
    this.#renew(address, kept, priorities.visit).catch(() => undefined);
    return kept.answer;
  }

  /** True for what is kept, however old: someone was let in for it before. */
  has(address: string): boolean {
    return this.#kept.has(address);
  }

  /**
   * The stored answer, or the one that `make` makes now. Simultaneous requests for one address share one making.
   * What was begun before the content moved is answered but not kept, since it may show the older content.
   */
  async findOrRender(address: string, make: Make, options: MakeOptions = {}): Promise<PrecompressedResponse> {
    const stored = this.find(address);
    if (stored) return stored;
    const { status = 200, level = priorities.visit } = options;
    const older = this.#kept.get(address);
    try {
      return await (older
        ? this.#renew(address, older, level)
        : this.#begin(address, { make, status, level }));
    } catch (error) {
      // The page of yesterday is better than none.
      if (older) return older.answer;
      throw error;
    }
  }

  /** Drops everything: the content moved. */
  clear(): void {
    this.#generation += 1;
    this.#kept.clear();
    this.#running.clear();
  }

  /** The content moved: makes everything that is kept anew, most asked first; it is still sent until then, for `staleMs` at most. */
  expire(): void {
    this.#generation += 1;
    this.#running.clear();
    this.#staleUntil = this.#now() + this.#staleMs;
    this.#renewal = this.#renewAll(this.#generation);
  }

  /** Settles when nothing older than the content is sent any more. */
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

  /** Bytes that are kept. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  #begin(
    address: string,
    { make, status, level, older }: { make: Make; status: number; level: number; older?: Kept },
  ): Promise<PrecompressedResponse> {
    const running = this.#running.get(address);
    if (running) {
      running.priority.level = Math.min(running.priority.level, level);
      return running.answer;
    }
    const generation = this.#generation;
    const priority = { level };
    const answer = make({ priority, previous: older?.answer })
      .then((made) => {
        if (generation !== this.#generation) return made;
        const successors = this.#staleMs > 0 ? make : undefined;
        const asked = older?.asked ?? 1;
        if (made.status === status)
          this.#kept.set(address, { answer: made, generation, asked, make: successors, status });
        else this.#kept.delete(address);
        return made;
      })
      .finally(() => {
        if (this.#running.get(address)?.answer === answer) this.#running.delete(address);
      });
    this.#running.set(address, { priority, answer });
    return answer;
  }

  #renew(address: string, older: Kept, level: number): Promise<PrecompressedResponse> {
    const { make, status } = older;
    if (!make) throw new Error('This store makes no successors');
    return this.#begin(address, { make, status, level, older });
  }

  async #renewAll(generation: number): Promise<void> {
    const line = [...this.#kept.entries()].sort(([, a], [, b]) => b.asked - a.asked);
    for (const [, kept] of line) kept.asked = Math.floor(kept.asked / 2);
    for (const [address, kept] of line) {
      if (generation !== this.#generation) return;
      if (this.#kept.peek(address) !== kept) continue;
      await this.#renew(address, kept, priorities.renewal).catch(() => rest(restMs));
    }
  }
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());
