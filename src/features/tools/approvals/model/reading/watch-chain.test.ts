import { describe, expect, it } from 'vitest';
import type { AskNode, NodeAnswer, NodeCall } from './node-call.ts';
import { watchChain } from './watch-chain.ts';

const balance: NodeCall = { method: 'eth_getBalance', params: ['0x01', 'latest'] };
const logs: NodeCall = { method: 'eth_getLogs', params: [{ fromBlock: '0x0', toBlock: '0x64', topics: [] }] };

/** Ids in the order in which they are asked for; the last one stays. */
function nodeWith(
  ids: readonly unknown[],
  head: unknown = '0x64',
  value: NodeAnswer = { ok: true, result: '0x5' },
) {
  const left = [...ids];
  const ask: AskNode = async (calls) =>
    calls.map(({ method }): NodeAnswer => {
      if (method === 'eth_chainId') {
        const result = left.length > 1 ? left.shift() : left[0];
        return result === undefined ? { ok: false, reason: 'unreachable' } : { ok: true, result };
      }
      return method === 'eth_blockNumber' ? { ok: true, result: head } : value;
    });
  return watchChain(ask, 56);
}

describe('watchChain', () => {
  it('passes on what is answered on the chain', async () => {
    const node = nodeWith(['0x38']);
    expect(await node.ask([balance, logs])).toEqual([
      { ok: true, result: '0x5' },
      { ok: true, result: '0x5' },
    ]);
    expect(node.hasChanged).toBe(false);
  });

  it.each([
    ['another chain', ['0x1'], true],
    ['another chain before', ['0x1', '0x38'], true],
    ['another chain after', ['0x38', '0x1'], true],
    ['no chain', [undefined], false],
    ['nothing readable', [null], false],
  ])('does not use what is answered on %s', async (_, ids, hasChanged) => {
    const node = nodeWith(ids);
    expect(await node.ask([balance])).toEqual([{ ok: false, reason: 'unreachable' }]);
    expect(node.hasChanged).toBe(hasChanged);
  });

  it('does not use logs or states of a node that has not come so far', async () => {
    const late = nodeWith(['0x38'], '0x63');
    const unknown = { ok: false, reason: 'unreachable' };
    expect(await late.ask([logs, balance])).toEqual([unknown, { ok: true, result: '0x5' }]);
    late.expect(100);
    expect(await late.ask([balance])).toEqual([unknown]);
    late.expect(99);
    expect(await late.ask([balance])).toEqual([{ ok: true, result: '0x5' }]);
  });

  it('keeps the reason of a refusal', async () => {
    const refused: NodeAnswer = { ok: false, reason: 'range', maxBlocks: 500 };
    expect(await nodeWith([undefined], null, refused).ask([logs])).toEqual([refused]);
  });
});
