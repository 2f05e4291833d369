import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Approval } from './approval.ts';
import { chunkCalls, transactionGasCap } from './revoking/chunk-calls.ts';
import { assessRisk, sortByRisk } from './risk.ts';

const now = 1_800_000_000;
const plain: Approval = {
  id: 'a',
  network: 'eth',
  kind: 'erc20',
  token: '0x01',
  spender: '0x02',
  blockNumber: 1,
  symbol: 'TPT',
  standard: 'ERC-20',
  decimals: 18,
  amount: 5n,
  isUnlimited: false,
  atRisk: 5n,
  expires: null,
  given: now - 86_400,
  spenderCode: 'contract',
  spenderName: 'Lantern Exchange',
};

describe('assessRisk', () => {
  it.each<[string, Partial<Approval>, string]>([
    ['limited for a named contract', {}, 'low'],
    ['unlimited for an unknown contract', { isUnlimited: true, spenderName: null }, 'high'],
    ['unlimited for an upgradeable contract', { isUnlimited: true, spenderCode: 'upgradeable' }, 'high'],
    ['unlimited for an account', { isUnlimited: true, spenderCode: 'account', spenderName: null }, 'high'],
    ['unlimited until a day', { isUnlimited: true, expires: now + 9 }, 'medium'],
    ['a whole collection', { kind: 'operator', amount: null }, 'medium'],
  ])('%s: %s', (_, change, level) => {
    expect(assessRisk({ ...plain, ...change }, now).level).toBe(level);
  });
});

const approval = fc.record({
  isUnlimited: fc.boolean(),
  kind: fc.constantFrom<Approval['kind']>('erc20', 'operator', 'permit2', 'item'),
  spenderCode: fc.constantFrom<Approval['spenderCode']>('account', 'contract', 'upgradeable', 'unread'),
  spenderName: fc.constantFrom(null, 'Lantern Exchange'),
  given: fc.option(fc.integer({ min: 1, max: now })),
});

describe('sortByRisk', () => {
  const levels = ['high', 'medium', 'low'];

  it('puts a graver level first, loses nothing, and is the same for every order of the same list', () => {
    fc.assert(
      fc.property(fc.array(approval, { maxLength: 20 }), (changes) => {
        const list = changes.map((change, index) => ({ ...plain, ...change, id: `id-${index}` }));
        const sorted = sortByRisk(list, now);
        expect(sortByRisk(list.toReversed(), now)).toEqual(sorted);
        expect(new Set(sorted)).toEqual(new Set(list));
        const ranks = sorted.map((each) => levels.indexOf(assessRisk(each, now).level));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('chunkCalls', () => {
  const calls = fc.array(
    fc.bigInt({ min: 21_000n, max: 20_000_000n }).map((gas) => ({ gas })),
    { maxLength: 80 },
  );

  it('keeps every call once and in order, and no chunk of several exceeds the cap', () => {
    fc.assert(
      fc.property(calls, fc.integer({ min: 1, max: 60 }), (given, callsMax) => {
        const chunks = chunkCalls(given, { callsMax });
        expect(chunks.flat()).toEqual(given);
        for (const chunk of chunks.filter(({ length }) => length > 1)) {
          expect(chunk.reduce((sum, { gas }) => sum + gas, 0n) <= transactionGasCap).toBe(true);
          expect(chunk.length).toBeLessThanOrEqual(callsMax);
        }
      }),
    );
  });

  it('50 revokes are one transaction', () => {
    expect(chunkCalls(Array.from({ length: 50 }, () => ({ gas: 50_000n })))).toHaveLength(1);
  });
});
