import { cutRange, mergeRanges, spanOf, type BlockRange } from './block-ranges.ts';
import type { RefusedCall } from './node-refusal.ts';
import { Pace } from './pace.ts';
import type { RangeAnswer, RangeProgress } from './range-answer.ts';
import { Trust, type Check, type Counted } from './trust.ts';

/** Requests under way at once, once the node has answered one. */
const atOnce = 4;
const attemptsEach = 3;
/** Where the first answer is looked for, as shares of the longest unread range: any place of it may be missing. */
const probed = [1, 0, 0.5];

interface Piece extends BlockRange {
  attempts: number;
  /** Read after the others: its blocks, or the node at that time, have failed before. */
  isLate: boolean;
  /** Not to be joined with its neighbors: it is short for a reason of its own. */
  isPart: boolean;
  /** An earlier answer that this one is compared with. */
  check?: Check | undefined;
}

const whole = (range: BlockRange): Piece => ({
  from: range.from,
  to: range.to,
  attempts: 0,
  isLate: false,
  isPart: false,
});

/** What is still to be read, what has been, and what was given up. */
export class Work<Entry> {
  private queue: Piece[];
  private covered: Counted[] = [];
  private readonly failed: BlockRange[] = [];
  private readonly entries: Entry[] = [];
  /** Answered, and waiting for the other half. */
  private readonly held = new Set<Counted>();
  private readonly trust = new Trust();
  private isFromEnd = false;
  readonly pace: Pace;

  constructor(ranges: readonly BlockRange[], maxRequests: number) {
    this.pace = new Pace(maxRequests);
    this.queue = mergeRanges(ranges).map(whole);
  }

  progress(): RangeProgress<Entry> {
    const cut = this.covered.filter((range) => this.trust.isCut(range));
    return {
      covered: mergeRanges(this.covered.filter((range) => !this.trust.isCut(range))),
      failed: mergeRanges([...this.failed, ...cut]),
      entries: [...this.entries],
    };
  }

  /** The next ranges, as long as the node takes them: one alone until it has answered. */
  take(): Piece[] {
    if (!this.pace.hasAnswered) return this.takeProbe();
    const pieces: Piece[] = [];
    while (pieces.length < atOnce && this.queue.length > 0) {
      const next = this.queue.shift()!;
      const blocks = Math.min(this.pace.blocks, spanOf(next));
      pieces.push(this.cutOut(next, this.isFromEnd ? next.to - blocks + 1 : next.from, blocks));
    }
    return pieces;
  }

  /** Goes on from the other end where the node fails here; true only once. */
  turn(): boolean {
    if (this.isFromEnd || !this.pace.hasAnswered) return false;
    this.isFromEnd = true;
    this.pace.onTurn();
    this.sort();
    return true;
  }

  giveUp(pieces: readonly Piece[]): void {
    this.failed.push(...pieces, ...this.queue.splice(0), ...this.held);
    this.held.clear();
  }

  /** Takes the answer to a piece in. @returns true when the node needs a rest */
  settle(piece: Piece, answer: RangeAnswer<Entry>): boolean {
    if (!answer.ok) return this.settleFailure(piece, answer);
    this.pace.onAnswer(spanOf(piece));
    this.entries.push(...answer.entries);
    const counted = { from: piece.from, to: piece.to, count: answer.entries.length };
    this.trust.onAnswer(counted.count);
    if (piece.check && !piece.check.isVoid) this.compare(piece.check, counted);
    else this.judge(counted, piece);
    return false;
  }

  /** In the order of reading, neighbors joined: how long each range is, only the pace decides. */
  sort(): void {
    const order = this.isFromEnd ? -1 : 1;
    this.queue.sort((a, b) => Number(a.isLate) - Number(b.isLate) || (a.from - b.from) * order);
    const joined: Piece[] = [];
    for (const piece of this.queue) {
      const last = joined.at(-1);
      const isNext = last && (this.isFromEnd ? piece.to + 1 === last.from : last.to + 1 === piece.from);
      if (!last || !isNext || last.isPart || piece.isPart) joined.push(piece);
      else joined[joined.length - 1] = whole(mergeRanges([last, piece])[0]!);
    }
    this.queue = joined;
  }

  private takeProbe(): Piece[] {
    const longest = Math.max(...this.queue.map(spanOf));
    const index = this.queue.findIndex((piece) => spanOf(piece) === longest);
    const [next] = index === -1 ? [] : this.queue.splice(index, 1);
    if (!next) return [];
    const blocks = Math.min(this.pace.blocks, longest);
    const offset = Math.floor((longest - blocks) * probed[this.pace.asked % probed.length]!);
    return [this.cutOut(next, next.from + offset, blocks)];
  }

  /** So many blocks of a piece; what is left of it goes back. */
  private cutOut(piece: Piece, from: number, blocks: number): Piece {
    if (blocks === spanOf(piece)) return piece;
    if (piece.check) this.void(piece.check);
    const part = { ...piece, attempts: 0, check: undefined };
    const [head, rest] = cutRange(piece, from - piece.from);
    const [middle, tail] = from === piece.from ? cutRange(piece, blocks) : cutRange(rest!, blocks);
    if (from > piece.from) this.queue.unshift({ ...part, ...head });
    if (tail) this.queue.unshift({ ...part, ...tail });
    return { ...part, ...middle };
  }

  private settleFailure(piece: Piece, { reason, maxBlocks }: RefusedCall): boolean {
    if (piece.check) this.void(piece.check);
    const span = spanOf(piece);
    const isTooLong = reason === 'range' || (reason === 'refused' && span > this.pace.longestAnswered);
    if (isTooLong && span > 1) {
      this.pace.onTooLong(span, maxBlocks);
      this.queue.push({ ...whole(piece), isLate: piece.isLate, isPart: piece.isPart });
      return false;
    }
    this.pace.onFailure();
    if (reason === 'unreachable' || reason === 'rate') {
      this.tryAgain(piece, piece.attempts + 1);
      return true;
    }
    // A stretch that is refused among others that are not says nothing about how long a range may be.
    if (span > 1 && span > this.pace.floor) this.halve(piece, { isLate: true });
    else this.failed.push(piece);
    return false;
  }

  private tryAgain(range: BlockRange, attempts: number): void {
    if (attempts < attemptsEach) this.queue.push({ ...whole(range), attempts, isLate: true, isPart: true });
    else this.failed.push(range);
  }

  private halve(piece: BlockRange, { isLate, check }: { isLate: boolean; check?: Check }): void {
    for (const half of cutRange(piece, Math.ceil(spanOf(piece) / 2)))
      if (half) this.queue.push({ ...whole(half), isLate, isPart: true, check });
  }

  /** An answer alone: believed, or read again in halves. */
  private judge(range: Counted, { isLate, attempts }: Pick<Piece, 'isLate' | 'attempts'>): void {
    const doubt = spanOf(range) === 1 ? 'none' : this.trust.doubt(range.count);
    if (doubt === 'none') this.covered.push(range);
    else if (doubt === 'too-many') this.halve(range, { isLate });
    else
      this.halve(range, {
        isLate,
        check: { count: range.count, halves: [], isVoid: false, isLate, attempts },
      });
  }

  /** An answer beside that of the other half: together they hold as much as the whole, or something was cut off. */
  private compare(check: Check, half: Counted): void {
    check.halves.push(half);
    this.held.add(half);
    const [first, second] = check.halves;
    if (!first || !second) return;
    this.held.delete(first);
    this.held.delete(second);
    const verdict = this.trust.compare(check.count, first.count + second.count);
    if (verdict === 'fewer') {
      const [both] = mergeRanges([first, second]);
      this.tryAgain(both!, check.attempts + 1);
      return;
    }
    if (verdict === 'more') this.doubtAgain(check.count);
    for (const each of [first, second]) {
      // Two parts that are both shorter than the longest answer were not cut; one that holds everything may have been.
      const isProven = verdict === 'same' && (each.count < check.count || this.trust.isSmall(each.count));
      if (isProven) this.covered.push(each);
      else this.judge(each, check);
    }
  }

  /** The node cuts off: what was believed with as many entries is not any longer. */
  private doubtAgain(count: number): void {
    if (!this.trust.isSmall(count)) return;
    const doubted = this.covered.filter((range) => range.count >= count && spanOf(range) > 1);
    this.covered = this.covered.filter((range) => !doubted.includes(range));
    for (const range of doubted) this.judge(range, { isLate: true, attempts: 0 });
  }

  private void(check: Check): void {
    check.isVoid = true;
    for (const half of check.halves.splice(0)) {
      this.held.delete(half);
      this.judge(half, check);
    }
  }
}
