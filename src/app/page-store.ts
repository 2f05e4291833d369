import { LRUCache } from 'lru-cache';
import type { StoredAnswer } from '#platform/http/stored-answer.ts';

export interface PageStoreLimits {
  /** Of everything that is kept: addresses, headers and bodies. */
  maxBytes: number;
}

/** What an entry takes besides its address and its answer. */
const entryBytes = 256;

/**
 * Answers that are pure functions of (address, content revision), rendered once and kept in memory.
 * The address is the canonical path with query, so that the hot path is one look-up with the request's own text.
 */
export class PageStore {
  readonly #answers: LRUCache<string, StoredAnswer>;
  readonly #inFlight = new Map<string, Promise<StoredAnswer>>();
  #generation = 0;

  constructor({ maxBytes }: PageStoreLimits) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      // V8 keeps a text with two bytes for each character when one of them needs it.
      sizeCalculation: (answer, address) => answer.bytes + 2 * address.length + entryBytes,
    });
  }

  find(address: string): StoredAnswer | undefined {
    return this.#answers.get(address);
  }

  /**
   * The stored answer, or the one that `render` makes now. Simultaneous requests for one address share one rendering.
   * What was begun before a `clear` is answered but not kept, since it may show the older content.
   * @param keptStatus the status of an answer that may be kept
   */
  async findOrRender(
    address: string,
    render: () => Promise<StoredAnswer>,
    keptStatus = 200,
  ): Promise<StoredAnswer> {
    const stored = this.#answers.get(address);
    if (stored) return stored;
    const running = this.#inFlight.get(address);
    if (running) return running;
    const generation = this.#generation;
    const rendering = render().then((answer) => {
      if (generation === this.#generation && answer.status === keptStatus) this.#answers.set(address, answer);
      return answer;
    });
    this.#inFlight.set(address, rendering);
    try {
      return await rendering;
    } finally {
      if (this.#inFlight.get(address) === rendering) this.#inFlight.delete(address);
    }
  }

  /** Drops everything: the content revision moved. */
  clear(): void {
    this.#generation += 1;
    this.#answers.clear();
    this.#inFlight.clear();
  }

  get size(): number {
    return this.#answers.size;
  }

  /** Bytes that are kept. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }
}
