import { cutRange, mergeRanges, spanOf, type BlockRange } from './block-ranges.ts';
import type { NodeRefusal } from './node-call.ts';

export type RangeAnswer<Entry> =
  | { ok: true; entries: readonly Entry[] }
  | { ok: false; reason: NodeRefusal; maxBlocks?: number | undefined };

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
}

/** Requests under way at once. */
const atOnce = 4;
/** Longer answers are asked for again in halves: nodes cut long ones off without a word. */
const trustedEntries = 40;
const attemptsEach = 3;
/** A node that fails so often in a row is down; one that has answered before gets more patience. */
const failuresInARow = { atFirst: 30, later: 150 };
/** For one network; a node that allows only tiny ranges would be asked for hours. */
const requestsMax = 4_000;
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

  get blocks() {
    return Math.min(this.step, this.cap);
  }
  get isOver() {
    const patience = this.longest > 0 ? failuresInARow.later : failuresInARow.atFirst;
    return this.bad >= patience || this.requests >= requestsMax;
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

/**
 * Reads all blocks of `ranges` from a node that may refuse, cut off, limit, or be down for a part of them. Ends in any case; every block
 * is then either covered or failed, never neither.
 */
export async function readRanges<Entry>(reading: RangeReading<Entry>): Promise<RangeProgress<Entry>> {
  const { read, onProgress, signal, rest } = reading;
  const queue: Piece[] = mergeRanges(reading.ranges).map((range) => ({
    ...range,
    attempts: 0,
    isLate: false,
  }));
  const covered: BlockRange[] = [];
  const failed: BlockRange[] = [];
  const entries: Entry[] = [];
  const pace = new Pace();
  const progress = () => ({
    covered: mergeRanges(covered),
    failed: mergeRanges(failed),
    entries: [...entries],
  });

  const take = (): Piece[] => {
    const pieces: Piece[] = [];
    while (pieces.length < atOnce && queue.length > 0) {
      const next = queue.shift()!;
      const [first, remaining] = cutRange(next, pace.blocks);
      if (remaining) queue.unshift({ ...next, ...remaining, attempts: 0 });
      pieces.push({ ...next, ...first });
    }
    return pieces;
  };
  const halve = (piece: Piece, isLate: boolean) => {
    const [first, second] = cutRange(piece, Math.ceil(spanOf(piece) / 2));
    for (const half of [first, second]) if (half) queue.push({ ...half, attempts: 0, isLate });
  };
  const settle = (piece: Piece, answer: RangeAnswer<Entry>): boolean => {
    const span = spanOf(piece);
    if (answer.ok) {
      pace.onAnswer(span);
      entries.push(...answer.entries);
      if (answer.entries.length > trustedEntries && span > 1) halve(piece, piece.isLate);
      else covered.push(piece);
      return false;
    }
    pace.onFailure();
    if (answer.reason === 'unreachable' || answer.reason === 'rate') {
      if (piece.attempts + 1 < attemptsEach)
        queue.push({ ...piece, attempts: piece.attempts + 1, isLate: true });
      else failed.push(piece);
      return true;
    }
    if (span === 1 || (answer.reason === 'refused' && span <= pace.floor)) {
      failed.push(piece);
      return false;
    }
    // A stretch that is refused among others that are not says nothing about how long a range may be.
    const isStretch = answer.reason === 'refused' && pace.hasAnswered;
    if (!isStretch) pace.onTooLong(span, answer.maxBlocks);
    halve(piece, isStretch);
    return false;
  };

  for (;;) {
    const pieces = take();
    if (pieces.length === 0) break;
    if (signal?.aborted || pace.isOver) {
      failed.push(...pieces, ...queue.splice(0));
      break;
    }
    const answers = await Promise.all(pieces.map(read));
    const tired = pieces.filter((piece, index) => settle(piece, answers[index]!));
    queue.sort((a, b) => Number(a.isLate) - Number(b.isLate) || a.from - b.from);
    onProgress?.(progress());
    if (tired.length > 0) await rest?.(Math.max(...tired.map(({ attempts }) => attempts + 1)));
  }
  return progress();
}
