import { cutRange, mergeRanges, spanOf, type BlockRange } from './block-ranges.ts';
import type { RefusedCall } from './node-refusal.ts';

export type RangeAnswer<Entry> = { ok: true; entries: readonly Entry[] } | RefusedCall;

export interface RangeProgress<Entry> {
  /** Blocks that were read whole; everything in them is in `entries`. */
  covered: readonly BlockRange[];
  /** Blocks that were given up. Together with `covered` they are all blocks once the reading has ended. */
  failed: readonly BlockRange[];
  entries: readonly Entry[];
}

export interface RangeReading<Entry> {
  ranges: readonly BlockRange[];
  read(range: BlockRange): Promise<RangeAnswer<Entry>>;
  onProgress?: ((progress: RangeProgress<Entry>) => void) | undefined;
  /** Ends the reading; what was not read by then has failed. */
  signal?: AbortSignal | undefined;
  /** Rests before a node is asked again that was down or asked too often. */
  rest?: ((attempt: number) => Promise<void>) | undefined;
  /** After so many requests the remaining blocks are given up; a node that allows only tiny ranges would be asked for hours. */
  maxRequests?: number | undefined;
}

/** Requests under way at once. */
const atOnce = 4;
/** Longer answers are asked for again in halves: nodes cut long ones off without a word. */
const trustedEntries = 40;
const attemptsEach = 3;
/** A node that fails so often in a row is down; one that has answered before gets more patience. */
const failuresInARow = { atFirst: 30, later: 150 };
/** Where the reader sets no limit: for one network. */
const usualRequests = 4_000;
/** Below this a range that is refused for no stated reason is given up, once longer ones were answered. */
const shortestRefused = 1_024;
/** So many good answers in a row make the next range twice as long. */
const growsAfter = 4;

interface Piece extends BlockRange {
  attempts: number;
  /** Read after the others: its blocks, or the node at that time, have failed before. */
  isLate: boolean;
}

/** Chooses how long the next range is, and remembers what the node can do. */
class Pace {
  private step = Number.MAX_SAFE_INTEGER;
  private cap = Number.MAX_SAFE_INTEGER;
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
    const patience = this.longest > 0 ? failuresInARow.later : failuresInARow.atFirst;
    return this.bad >= patience || this.requests >= this.maxRequests;
  }
  get hasAnswered() {
    return this.longest > 0;
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
    if (this.good % growsAfter === 0) this.step = Math.min(this.step * 2, Number.MAX_SAFE_INTEGER);
  }
  onFailure() {
    this.requests += 1;
    this.bad += 1;
    this.good = 0;
  }
  /** The node says how much it takes: at least one block, and less than what it refused. */
  onTooLong(span: number, maxBlocks: number | undefined) {
    const half = Math.max(1, Math.floor(span / 2));
    if (maxBlocks !== undefined && maxBlocks < span) this.cap = Math.min(this.cap, maxBlocks);
    else this.step = Math.min(this.step, half);
  }
}

/** What is still to be read, what has been, and what was given up. */
class Work<Entry> {
  private readonly queue: Piece[];
  private readonly covered: BlockRange[] = [];
  private readonly failed: BlockRange[] = [];
  private readonly entries: Entry[] = [];
  readonly pace: Pace;

  constructor({ ranges, maxRequests = usualRequests }: RangeReading<Entry>) {
    this.pace = new Pace(maxRequests);
    this.queue = mergeRanges(ranges).map((range) => ({ ...range, attempts: 0, isLate: false }));
  }

  progress(): RangeProgress<Entry> {
    return {
      covered: mergeRanges(this.covered),
      failed: mergeRanges(this.failed),
      entries: [...this.entries],
    };
  }

  /** The next ranges, as long as the node takes them. */
  take(): Piece[] {
    const pieces: Piece[] = [];
    while (pieces.length < atOnce && this.queue.length > 0) {
      const next = this.queue.shift()!;
      const [first, remaining] = cutRange(next, this.pace.blocks);
      if (remaining) this.queue.unshift({ ...next, ...remaining, attempts: 0 });
      pieces.push({ ...next, ...first });
    }
    return pieces;
  }

  giveUp(pieces: readonly Piece[]): void {
    this.failed.push(...pieces, ...this.queue.splice(0));
  }

  /** Takes the answer to a piece in. @returns true when the node needs a rest */
  settle(piece: Piece, answer: RangeAnswer<Entry>): boolean {
    if (!answer.ok) return this.settleFailure(piece, answer);
    const span = spanOf(piece);
    this.pace.onAnswer(span);
    this.entries.push(...answer.entries);
    if (answer.entries.length > trustedEntries && span > 1) this.halve(piece, piece.isLate);
    else this.covered.push(piece);
    return false;
  }

  sort(): void {
    this.queue.sort((a, b) => Number(a.isLate) - Number(b.isLate) || a.from - b.from);
  }

  private settleFailure(piece: Piece, { reason, maxBlocks }: RefusedCall): boolean {
    const span = spanOf(piece);
    this.pace.onFailure();
    if (reason === 'unreachable' || reason === 'rate') {
      if (piece.attempts + 1 < attemptsEach)
        this.queue.push({ ...piece, attempts: piece.attempts + 1, isLate: true });
      else this.failed.push(piece);
      return true;
    }
    if (span === 1 || (reason === 'refused' && span <= this.pace.floor)) {
      this.failed.push(piece);
      return false;
    }
    // A stretch that is refused among others that are not says nothing about how long a range may be.
    const isStretch = reason === 'refused' && this.pace.hasAnswered;
    if (!isStretch) this.pace.onTooLong(span, maxBlocks);
    this.halve(piece, isStretch);
    return false;
  }

  private halve(piece: Piece, isLate: boolean): void {
    const [first, second] = cutRange(piece, Math.ceil(spanOf(piece) / 2));
    for (const half of [first, second]) if (half) this.queue.push({ ...half, attempts: 0, isLate });
  }
}

/**
 * Reads all blocks of `ranges` from a node that may refuse, cut off, limit, or be down for a part of them. Ends in any case; every block
 * is then either covered or failed, never neither.
 */
export async function readRanges<Entry>(reading: RangeReading<Entry>): Promise<RangeProgress<Entry>> {
  const { read, onProgress, signal, rest } = reading;
  const work = new Work<Entry>(reading);
  for (;;) {
    const pieces = work.take();
    if (pieces.length === 0) break;
    if (signal?.aborted || work.pace.isOver) {
      work.giveUp(pieces);
      break;
    }
    const answers = await Promise.all(pieces.map(read));
    const tired = pieces.filter((piece, index) => work.settle(piece, answers[index]!));
    work.sort();
    onProgress?.(work.progress());
    if (tired.length > 0) await rest?.(Math.max(...tired.map(({ attempts }) => attempts + 1)));
  }
  return work.progress();
}
