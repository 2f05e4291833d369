import type { BlockRange } from './block-ranges.ts';
import type { RangeAnswer, RangeProgress } from './range-answer.ts';
import { Work } from './range-work.ts';

export interface RangeReading<Entry> {
  ranges: readonly BlockRange[];
  read(range: BlockRange): Promise<RangeAnswer<Entry>>;
  onProgress?: ((progress: RangeProgress<Entry>) => void) | undefined;
  /** Ends the reading; what was not read by then has failed. */
  signal?: { readonly aborted: boolean } | undefined;
  /** Pauses before a node that was down or asked too often is asked again. */
  rest?: ((attempt: number) => Promise<void>) | undefined;
  /** After so many requests the remaining blocks are given up; a node that allows only tiny ranges would be asked for hours. */
  maxRequests?: number | undefined;
}

/** Where the reader sets no limit: for one network. */
const usualRequests = 4_000;

/**
 * Reads all blocks of `ranges` from a node that may refuse, cut off, limit, or be down for a part of them. Ends in any case; every block
 * is then either covered or failed, never neither.
 */
export async function readRanges<Entry>(reading: RangeReading<Entry>): Promise<RangeProgress<Entry>> {
  const { read, onProgress, signal, rest } = reading;
  const work = new Work<Entry>(reading.ranges, reading.maxRequests ?? usualRequests);
  for (;;) {
    const pieces = work.take();
    if (pieces.length === 0) break;
    if (signal?.aborted || work.pace.isOver || (work.pace.isTired && !work.turn())) {
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
