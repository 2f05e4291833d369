import type { BlockRange } from './block-ranges.ts';
import type { RefusedCall } from './node-refusal.ts';

export type RangeAnswer<Entry> = { ok: true; entries: readonly Entry[] } | RefusedCall;

export interface RangeProgress<Entry> {
  /** Blocks that were read whole; everything in them is in `entries`. */
  covered: readonly BlockRange[];
  /** Blocks that were given up. Together with `covered` they are all blocks once the reading has ended. */
  failed: readonly BlockRange[];
  /** An entry is there as often as it was read: alone in a range, and in a longer one before. */
  entries: readonly Entry[];
}
