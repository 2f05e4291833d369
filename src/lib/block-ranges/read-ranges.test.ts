import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeTo, mergeRanges, spanOf, type BlockRange } from './block-ranges.ts';
import type { NodeRefusal } from './node-refusal.ts';
import type { RangeAnswer } from './range-answer.ts';
import { readRanges } from './read-ranges.ts';

interface Event {
  block: number;
  index: number;
}

interface NodeOptions {
  events: readonly Event[];
  /** Answers hold no more; what is beyond is missing without a word. */
  cutsAt: number;
  maxBlocks: number;
  saysMaxBlocks: boolean;
  /** Ranges that touch one of these fail. */
  holes: readonly BlockRange[];
  holeReason: NodeRefusal;
  /** Every so-manyth request fails as if the node were down; 0 for none. */
  failsEvery: number;
}

const touches = (a: BlockRange, b: BlockRange) => a.from <= b.to && b.from <= a.to;

function nodeOf(options: NodeOptions) {
  let requests = 0;
  const read = async (range: BlockRange): Promise<RangeAnswer<Event>> => {
    requests += 1;
    if (options.failsEvery > 0 && requests % options.failsEvery === 0)
      return { ok: false, reason: 'unreachable' };
    if (options.holes.some((hole) => touches(hole, range))) return { ok: false, reason: options.holeReason };
    if (spanOf(range) > options.maxBlocks)
      return {
        ok: false,
        reason: 'range',
        ...(options.saysMaxBlocks ? { maxBlocks: options.maxBlocks } : {}),
      };
    const found = options.events.filter(({ block }) => block >= range.from && block <= range.to);
    // Reversed: a node owes nobody an order.
    return { ok: true, entries: found.slice(0, options.cutsAt).toReversed() };
  };
  return { read, count: () => requests };
}

const has = (ranges: readonly BlockRange[], block: number) =>
  ranges.some(({ from, to }) => from <= block && block <= to);

const last = 50_000;
const event = fc.record({ block: fc.integer({ min: 0, max: last }), index: fc.integer({ min: 0, max: 5 }) });
const hole = fc
  .tuple(fc.integer({ min: 0, max: last }), fc.integer({ min: 0, max: 3_000 }))
  .map(([from, length]) => ({ from, to: Math.min(last, from + length) }));

const anyNode = fc.record({
  events: fc.uniqueArray(event, { maxLength: 400, selector: ({ block, index }) => `${block}.${index}` }),
  cutsAt: fc.integer({ min: 4, max: 1_000 }),
  maxBlocks: fc.integer({ min: 200, max: 100_000 }),
  saysMaxBlocks: fc.boolean(),
  holes: fc.array(hole, { maxLength: 3 }),
  holeReason: fc.constantFrom<NodeRefusal>('refused', 'unreachable', 'rate', 'range'),
  failsEvery: fc.constantFrom(0, 0, 3, 7),
});

describe('readRanges', () => {
  it('covers or names every block, and holds every event of what it covers', async () => {
    await fc.assert(
      fc.asyncProperty(anyNode, async (options) => {
        const { covered, failed, entries } = await readRanges({
          ranges: [{ from: 0, to: last }],
          read: nodeOf(options).read,
        });
        expect(mergeRanges([...covered, ...failed])).toEqual([{ from: 0, to: last }]);
        expect(covered.some((range) => failed.some((other) => touches(range, other)))).toBe(false);
        const found = new Set(entries.map(({ block, index }) => `${block}.${index}`));
        const missing = options.events.filter(
          ({ block, index }) => has(covered, block) && !found.has(`${block}.${index}`),
        );
        expect(missing).toEqual([]);
        expect(options.holes.every(({ from, to }) => !has(covered, from) && !has(covered, to))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('1,000 events over 50,000 blocks are all found behind a node that limits, cuts off, reorders and fails at times', async () => {
    const events = Array.from({ length: 1_000 }, (_, index) => ({ block: (index * 49) % last, index }));
    const node = nodeOf({
      events,
      cutsAt: 100,
      maxBlocks: 5_000,
      saysMaxBlocks: true,
      holes: [],
      holeReason: 'refused',
      failsEvery: 9,
    });
    const { failed, entries } = await readRanges({ ranges: [{ from: 0, to: last }], read: node.read });
    expect(failed).toEqual([]);
    expect(new Set(entries.map(({ index }) => index)).size).toBe(1_000);
    expect(node.count()).toBeLessThan(250);
  });

  it('a node that is down is not asked for ever, and everything has failed', async () => {
    const down = async (): Promise<RangeAnswer<Event>> => {
      requests += 1;
      return { ok: false, reason: 'unreachable' };
    };
    let requests = 0;
    let rests = 0;
    const ranges = [{ from: 0, to: 20_000_000 }];
    const rest = async () => {
      rests += 1;
    };
    const { covered, failed } = await readRanges({ ranges, read: down, rest });
    expect({ covered, failed, requests, rests }).toEqual({
      covered: [],
      failed: ranges,
      requests: 3,
      rests: 3,
    });
  });

  it('a node that refuses everything is given up after a few dozen requests', async () => {
    let requests = 0;
    const read = async (): Promise<RangeAnswer<Event>> => {
      requests += 1;
      return { ok: false, reason: 'refused' };
    };
    const { covered, failed } = await readRanges({ ranges: [{ from: 0, to: 20_000_000 }], read });
    expect(covered).toEqual([]);
    expect(failed).toEqual([{ from: 0, to: 20_000_000 }]);
    expect(requests).toBeLessThan(40);
  });

  it('one bad stretch costs neither the rest nor thousands of requests', async () => {
    const bad = { from: 48_200_000, to: 48_250_000 };
    const options = { events: [], cutsAt: 1_000, maxBlocks: 1e9, saysMaxBlocks: false, failsEvery: 0 };
    const node = nodeOf({ ...options, holes: [bad], holeReason: 'refused' });
    const { failed } = await readRanges({ ranges: [{ from: 0, to: 60_000_000 }], read: node.read });
    expect(failed).toHaveLength(1);
    expect(failed[0]!.from).toBeGreaterThan(bad.from - 1_024);
    expect(failed[0]!.to).toBeLessThan(bad.to + 1_024);
    expect(node.count()).toBeLessThan(300);
  });

  it('stops when it is told to: what was not read has failed', async () => {
    const stop = new AbortController();
    const read = async (range: BlockRange): Promise<RangeAnswer<Event>> => {
      if (spanOf(range) > 100) return { ok: false, reason: 'range', maxBlocks: 100 };
      stop.abort();
      return { ok: true, entries: [] };
    };
    const { covered, failed } = await readRanges({
      ranges: [{ from: 0, to: 9_999 }],
      read,
      signal: stop.signal,
    });
    expect(mergeRanges([...covered, ...failed])).toEqual([{ from: 0, to: 9_999 }]);
    expect(completeTo(covered)).toBe(99);
  });
});

describe('completeTo', () => {
  it.each<[BlockRange[], number | undefined]>([
    [[], undefined],
    [[{ from: 5, to: 9 }], undefined],
    [[{ from: 0, to: 9 }], 9],
    [
      [
        { from: 10, to: 20 },
        { from: 0, to: 9 },
        { from: 22, to: 30 },
      ],
      20,
    ],
  ])('%j: %s', (covered, expected) => {
    expect(completeTo(covered)).toBe(expected);
  });
});
