/** Blocks from `from` to `to`, both included. */
export interface BlockRange {
  from: number;
  to: number;
}

export const spanOf = ({ from, to }: BlockRange) => to - from + 1;

/** The first `blocks` of a range, and the rest of it. */
export function cutRange({ from, to }: BlockRange, blocks: number): [BlockRange, BlockRange | undefined] {
  const end = from + blocks - 1;
  return end >= to
    ? [{ from, to }, undefined]
    : [
        { from, to: end },
        { from: end + 1, to },
      ];
}

/** The same blocks in order, as few ranges as possible. */
export function mergeRanges(ranges: readonly BlockRange[]): BlockRange[] {
  const merged: BlockRange[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/** Number of the last block up to which nothing is missing, counted from `first`; undefined where the first block is missing. */
export function completeTo(covered: readonly BlockRange[], first = 0): number | undefined {
  const start = mergeRanges(covered).find(({ from, to }) => from <= first && to >= first);
  return start?.to;
}
