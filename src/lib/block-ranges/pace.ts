/** A node that fails so often in a row is down; one that has answered before gets more patience. */
const failuresInARow = { atFirst: 12, later: 150 };
/** Below this a range that is refused for no stated reason is given up, once longer ones were answered. */
const shortestRefused = 1_024;
/** So many good answers in a row make the next range longer. */
const growsAfter = 4;
/** After so many a longer range than the shortest refused one is tried again: what was refused may have held more than the rest. */
const forgetsAfter = 64;
const anyLength = Number.MAX_SAFE_INTEGER;

/** Chooses how long the next range is, and remembers what the node can do. */
export class Pace {
  private step = anyLength;
  /** What the node says that it takes. */
  private cap = anyLength;
  private stated = 0;
  /** The shortest range that was too long without a word about how long it may be. */
  private ceiling = anyLength;
  private good = 0;
  private longest = 0;
  private bad = 0;
  private requests = 0;
  private readonly maxRequests: number;

  constructor(maxRequests: number) {
    this.maxRequests = maxRequests;
  }
  get blocks() {
    return Math.min(this.step, this.cap);
  }
  get isOver() {
    return this.requests >= this.maxRequests;
  }
  /** The node has failed so often in a row that these blocks are better left. */
  get isTired() {
    return this.bad >= (this.hasAnswered ? failuresInARow.later : failuresInARow.atFirst);
  }
  get hasAnswered() {
    return this.longest > 0;
  }
  get longestAnswered() {
    return this.longest;
  }
  get asked() {
    return this.requests;
  }
  /** Ranges up to this are not cut further when the node gives no reason. */
  get floor() {
    return Math.min(shortestRefused, this.longest || 1);
  }
  onAnswer(span: number) {
    this.requests += 1;
    this.bad = 0;
    this.longest = Math.max(this.longest, span);
    this.good += 1;
    if (this.good % forgetsAfter === 0) this.ceiling = anyLength;
    if (this.good % growsAfter === 0) this.grow();
  }
  /** Nothing was learned from it. */
  onFailure() {
    this.requests += 1;
    this.bad += 1;
    this.good = 0;
  }
  /** Shorter ranges will do; at least one block, and less than what was refused. @param stated the longest one, as the node says */
  onTooLong(span: number, stated: number | undefined) {
    this.requests += 1;
    this.good = 0;
    if (stated !== undefined && stated < span) {
      this.cap = Math.min(this.cap, stated);
      this.stated = stated;
    } else if (stated === span && stated === this.stated) {
      // Some say "10,000" and take one less.
      this.cap = Math.min(this.cap, span - 1);
    } else {
      this.step = Math.min(this.step, Math.max(1, Math.floor(span / 2)));
      this.ceiling = Math.min(this.ceiling, span);
    }
  }
  /** The blocks are read from their other end from now on. */
  onTurn() {
    this.bad = 0;
  }

  private grow() {
    const doubled = Math.min(this.step * 2, anyLength);
    const next = doubled < this.ceiling ? doubled : Math.floor((this.step + this.ceiling) / 2);
    // Close enough to what is refused: trying further costs more than it brings.
    if (next - this.step >= this.step / 16) this.step = next;
  }
}
