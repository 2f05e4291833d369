import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRanges, spanOf, type BlockRange } from './block-ranges.ts';
import { classifyRefusal } from './classify-refusal.ts';
import type { RangeAnswer } from './range-answer.ts';
import { readRanges } from './read-ranges.ts';

type Refuse = (range: BlockRange, limit: number) => RangeAnswer<number>;

const hex = (block: number) => `0x${block.toString(16)}`;
const grouped = (limit: number) => limit.toLocaleString('en-US');
/** Where the limit is in the message. */
const stated: Refuse[] = [
  (_, limit) => classifyRefusal(-32_614, `eth_getLogs is limited to a ${grouped(limit)} range`),
  (range, limit) => classifyRefusal(-32_602, `range ${spanOf(range)} exceeds limit of ${limit}`),
  (range, limit) =>
    classifyRefusal(
      -32_000,
      `block range is larger than max block range, block range = ${spanOf(range)}, max block range = ${limit}`,
    ),
  ({ from, to }, limit) =>
    classifyRefusal(-32_000, `requested too many blocks from ${from} to ${to}, maximum is set to ${limit}`),
  ({ from }, limit) =>
    classifyRefusal(
      -32_600,
      `You can make eth_getLogs requests with up to a ${limit} block range. Based on your parameters, this block range should work: [${hex(from)}, ${hex(from + limit - 1)}]`,
    ),
];
/** Where it is not; or a number of something else is. */
const unstated: Refuse[] = [
  () => classifyRefusal(-32_600, 'block range is too wide'),
  () => classifyRefusal(-32_005, 'limit exceeded'),
  () => classifyRefusal(-32_005, 'query returned more than 10000 results'),
  ({ from, to }) =>
    classifyRefusal(-32_602, `query exceeds max results 20000, retry with the range ${from}-${to}`),
  () => classifyRefusal(-32_000, 'internal error'),
];

function limitedNode(limit: number, refuse: Refuse) {
  const node = {
    requests: 0,
    async read(range: BlockRange): Promise<RangeAnswer<number>> {
      node.requests += 1;
      return spanOf(range) > limit ? refuse(range, limit) : { ok: true, entries: [] };
    },
  };
  return node;
}

const blocksIn = (ranges: readonly BlockRange[]) => ranges.reduce((sum, range) => sum + spanOf(range), 0);
const blocks = fc.oneof(
  fc.integer({ min: 1, max: 70_000_000 }),
  fc.integer({ min: 0, max: 25 }).map((power) => 2 ** power),
  fc.constantFrom(25_600_000, 33_554_432, 51_200_000),
);
const limits = fc.oneof(
  fc.constantFrom(5, 10, 500, 800, 1_024, 2_000, 2_048, 10_000, 50_000, 100_000),
  fc.integer({ min: 1, max: 100_000 }),
);

async function readAll(count: number, limit: number, refuse: Refuse) {
  const node = limitedNode(limit, refuse);
  const ranges = [{ from: 0, to: count - 1 }];
  const maxRequests = 400;
  const { covered, failed } = await readRanges({ ranges, read: node.read, maxRequests });
  expect(mergeRanges([...covered, ...failed])).toEqual(ranges);
  expect(node.requests).toBeLessThanOrEqual(maxRequests + 4);
  return { covered: blocksIn(covered), most: Math.min(count, limit * maxRequests) };
}

describe('a node that limits ranges', () => {
  it('is read as far as the limit allows where it says how long they may be', async () => {
    const all = fc.asyncProperty(blocks, limits, fc.constantFrom(...stated), async (count, limit, refuse) => {
      const { covered, most } = await readAll(count, limit, refuse);
      expect(covered).toBeGreaterThanOrEqual(Math.floor(most * 0.95));
    });
    await fc.assert(all, { numRuns: 300 });
  });

  it('that takes one block less than it says loses nothing by it', async () => {
    const oneLess = limitedNode(9_999, (range) => stated[0]!(range, 10_000));
    const ranges = [{ from: 0, to: 999_999 }];
    const { failed } = await readRanges({ ranges, read: oneLess.read });
    expect(failed).toEqual([]);
    expect(oneLess.requests).toBeLessThan(110);
  });

  it('is read to a good part where it does not say how long they may be', async () => {
    const all = fc.asyncProperty(
      blocks,
      limits,
      fc.constantFrom(...unstated),
      async (count, limit, refuse) => {
        const { covered, most } = await readAll(count, limit, refuse);
        expect(covered).toBeGreaterThanOrEqual(Math.floor(most * 0.6));
      },
    );
    await fc.assert(all, { numRuns: 300 });
  });

  it('25,600,000 blocks are read from a node that takes 100,000 and says nothing about it', async () => {
    const node = limitedNode(99_999, unstated[0]!);
    const { failed } = await readRanges({ ranges: [{ from: 0, to: 25_599_999 }], read: node.read });
    expect(failed).toEqual([]);
  });

  it('and has forgotten its first blocks gives the others', async () => {
    const pruned = { from: 0, to: 15_537_393 };
    const node = limitedNode(10_000, stated[0]!);
    const read = async (range: BlockRange): Promise<RangeAnswer<number>> => {
      const answer = await node.read(range);
      return answer.ok && range.from <= pruned.to
        ? classifyRefusal(4_444, 'pruned history unavailable')
        : answer;
    };
    const { covered } = await readRanges({ ranges: [{ from: 0, to: 23_000_000 }], read });
    expect(blocksIn(covered)).toBeGreaterThan(7_400_000);
  });
});
