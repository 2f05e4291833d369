import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockRange } from './block-ranges.ts';
import type { RangeAnswer } from './range-answer.ts';
import { readRanges } from './read-ranges.ts';

const last = 1_000_000;

/** A node that leaves out what is beyond so many entries, from the beginning or the end, without a word. */
function cuttingNode(events: readonly number[], cutsAt: number, keepsLatest = false) {
  const node = {
    requests: 0,
    async read({ from, to }: BlockRange): Promise<RangeAnswer<number>> {
      node.requests += 1;
      const found = events.filter((block) => block >= from && block <= to);
      return { ok: true, entries: keepsLatest ? found.slice(-cutsAt) : found.slice(0, cutsAt) };
    },
  };
  return node;
}

const spread = (count: number) => Array.from({ length: count }, (_, index) => 300 + index * 997);
const ranges = [{ from: 0, to: last }];

describe('a node that cuts answers off without a word', () => {
  it.each([1, 2, 3, 4, 5, 10, 20, 25, 30, 39, 40, 41, 50, 100])(
    'at %i of 1,000 is never believed to have given everything',
    async (cutsAt) => {
      const node = cuttingNode(spread(1_000), cutsAt);
      const { failed, entries } = await readRanges({ ranges, read: node.read });
      const isWhole = new Set(entries).size === 1_000;
      expect(isWhole || failed.length > 0).toBe(true);
      if (cutsAt >= 4) expect({ isWhole, failed }).toEqual({ isWhole: true, failed: [] });
    },
  );

  it('holds in any history: each block is whole or named', async () => {
    const histories = fc.array(fc.integer({ min: 0, max: last }), { maxLength: 300 });
    const places = fc.array(fc.integer({ min: 0, max: last }), { minLength: 1, maxLength: 5 });
    const crowds = fc
      .tuple(places, fc.integer({ min: 0, max: 60 }))
      .map(([blocks, count]) =>
        blocks.flatMap((block) =>
          Array.from({ length: count }, (_, index) => Math.min(last, block + index * 3)),
        ),
      );
    const all = fc.asyncProperty(
      fc.oneof(histories, crowds),
      fc.integer({ min: 4, max: 60 }),
      fc.boolean(),
      async (events, cutsAt, keepsLatest) => {
        const ordered = [...new Set(events)].toSorted((a, b) => a - b);
        const node = cuttingNode(ordered, cutsAt, keepsLatest);
        const { covered, entries } = await readRanges({ ranges, read: node.read });
        const found = new Set(entries);
        const isCovered = (block: number) => covered.some(({ from, to }) => from <= block && block <= to);
        expect(ordered.filter((block) => isCovered(block) && !found.has(block))).toEqual([]);
      },
    );
    await fc.assert(all, { numRuns: 200 });
  });

  it('names a block that holds more than an answer', async () => {
    const crowd = Array.from({ length: 30 }, () => 500_000);
    const node = cuttingNode(
      [...spread(200), ...crowd].toSorted((a, b) => a - b),
      10,
    );
    const { failed } = await readRanges({ ranges, read: node.read });
    expect(failed).toEqual([{ from: 500_000, to: 500_000 }]);
  });

  it('costs an honest node a few more requests', async () => {
    for (const count of [0, 1, 3, 12, 40]) {
      const node = cuttingNode(spread(count), last);
      const { failed } = await readRanges({ ranges, read: node.read });
      expect(failed).toEqual([]);
      expect(node.requests).toBeLessThan(45);
    }
  });

  it('one whose halves hold less than the whole is asked again, and then not believed', async () => {
    const node = cuttingNode(spread(12), last);
    const read = async (range: BlockRange): Promise<RangeAnswer<number>> => {
      const answer = await node.read(range);
      return answer.ok && range.from > 0 ? { ok: true, entries: [] } : answer;
    };
    const few = { ranges: [{ from: 0, to: 13_000 }], read };
    const { failed, entries } = await readRanges(few);
    expect(failed).toEqual(few.ranges);
    expect(new Set(entries).size).toBe(12);
  });
});
