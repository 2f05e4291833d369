import { encodeAbiParameters, pad, toHex, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../approval.ts';
import { findLive } from './live-candidates.ts';
import { multicallAddress } from './read-states.ts';
import type { AskNode, NodeAnswer } from './node-call.ts';

const at = (digits: string): Hex => `0x${digits.repeat(40)}`;
const owner = at('a');
const now = 1_800_000_000;
const plain: Candidate = { kind: 'erc20', token: at('1'), spender: at('2'), blockNumber: 9 };
const grant: Candidate = { ...plain, kind: 'permit2', through: at('3') };

const word = (value: bigint) => pad(toHex(value), { size: 32 });
const permit = (amount: bigint, expires = now + 60) =>
  encodeAbiParameters([{ type: 'uint160' }, { type: 'uint48' }, { type: 'uint48' }], [amount, expires, 0]);

/** A node without Multicall3; what each contract answers. */
function nodeWith(results: Record<Hex, NodeAnswer>): AskNode {
  return async (calls) =>
    calls.map(({ method, params }): NodeAnswer => {
      if (method === 'eth_getCode') return { ok: true, result: '0x' };
      return results[(params[0] as { to: Hex }).to]!;
    });
}
const gives = (result: Hex): NodeAnswer => ({ ok: true, result });

describe('findLive', () => {
  it.each<[string, NodeAnswer, number, number]>([
    ['an amount', gives(word(5n)), 1, 0],
    ['zero', gives(word(0n)), 0, 0],
    ['nothing at all', gives('0x'), 0, 1],
    ['half a word', gives('0x0000'), 0, 1],
    ['a revert', { ok: false, reason: 'reverted' }, 0, 0],
    ['an outage', { ok: false, reason: 'unreachable' }, 0, 1],
    ['a refusal', { ok: false, reason: 'refused' }, 0, 1],
  ])('%s', async (...[, answer, live, unread]) => {
    const found = await findLive(nodeWith({ [plain.token]: answer }), [plain], { owner, now });
    expect([found.live.length, found.unread.length]).toEqual([live, unread]);
  });

  it.each<[string, NodeAnswer, bigint | null]>([
    ['as much', gives(word(120n)), 120n],
    ['less', gives(word(7n)), 7n],
    ['nothing', gives(word(0n)), 0n],
    ['an unknown amount', { ok: false, reason: 'unreachable' }, null],
  ])(
    'a grant through Permit2 is in force while the token lets Permit2 spend %s',
    async (_, allowed, passable) => {
      const node = nodeWith({ [grant.through!]: gives(permit(120n)), [grant.token]: allowed });
      const { live, unread } = await findLive(node, [grant], { owner, now });
      expect(live).toMatchObject([{ amount: 120n, passable }]);
      expect(unread).toEqual([]);
    },
  );

  it('a grant through Permit2 ends with its amount or its time', async () => {
    for (const ended of [permit(0n), permit(120n, now - 1)]) {
      const node = nodeWith({ [grant.through!]: gives(ended), [grant.token]: gives(word(120n)) });
      expect(await findLive(node, [grant], { owner, now })).toEqual({ live: [], unread: [] });
    }
  });

  it('a contract that fails the calls beside it hides nothing', async () => {
    const greedy: Candidate = { ...plain, token: at('4') };
    const results = encodeAbiParameters(
      [{ type: 'tuple[]', components: [{ type: 'bool' }, { type: 'bytes' }] }],
      [
        [
          [false, '0x'],
          [false, '0x'],
        ],
      ],
    );
    const node: AskNode = async (calls) =>
      calls.map(({ method, params }): NodeAnswer => {
        if (method === 'eth_getCode') return gives('0x60');
        const { to } = params[0] as { to: Hex };
        if (to === multicallAddress) return gives(results);
        return to === plain.token ? gives(word(5n)) : { ok: false, reason: 'reverted' };
      });
    const { live, unread } = await findLive(node, [greedy, plain], { owner, now });
    expect(live).toMatchObject([{ token: plain.token, amount: 5n }]);
    expect(unread).toEqual([]);
  });
});
