import { spanOf, type BlockRange } from './block-ranges.ts';

/** A range with the number of entries that were answered for it. */
export interface Counted extends BlockRange {
  count: number;
}

/** An answer that is compared with the answers for its two halves. */
export interface Check {
  count: number;
  halves: Counted[];
  /** A half failed: the other one is judged alone. */
  isVoid: boolean;
  isLate: boolean;
  /** How often these blocks were read whole before. */
  attempts: number;
}

/** Longer answers are asked for again in halves: nodes cut long ones off without a word. */
const trustedEntries = 40;
/** No node is known that cuts off at fewer; a few such answers are compared all the same. */
const fewEntries = 3;
const fewCompared = 4;
/** A difference can be a log that came late; one at the same count again is where the node cuts off. */
const cutsProven = 2;

/**
 * Which answers may have been cut off without a word. A node that has given a longer answer did not cut this one off; any other answer is
 * compared with those for its halves.
 */
export class Trust {
  private longest = 0;
  private compared = 0;
  /** How often more was found in the halves of an answer of so many entries. */
  private readonly cuts = new Map<number, number>();

  onAnswer(count: number) {
    this.longest = Math.max(this.longest, count);
  }
  /** So few that they are believed, as long as the node is not known to cut off. */
  isSmall(count: number) {
    return count <= fewEntries && this.cuts.size === 0;
  }
  doubt(count: number): 'none' | 'compare' | 'too-many' {
    if (count > trustedEntries) return 'too-many';
    // Not by number alone: some cut off by size.
    if (count === 0 || count * 2 < this.longest) return 'none';
    if (!this.isSmall(count)) return 'compare';
    this.compared += 1;
    return this.compared <= fewCompared ? 'compare' : 'none';
  }
  /** @param count of the whole @param sum of its halves */
  compare(count: number, sum: number): 'same' | 'more' | 'fewer' {
    if (sum > count) this.cuts.set(count, (this.cuts.get(count) ?? 0) + 1);
    return sum === count ? 'same' : sum > count ? 'more' : 'fewer';
  }
  /** One block with as many entries as the node ever gives: there may be more, and it cannot be read in parts. */
  isCut(range: Counted) {
    return (
      spanOf(range) === 1 && range.count === this.longest && (this.cuts.get(range.count) ?? 0) >= cutsProven
    );
  }
}
