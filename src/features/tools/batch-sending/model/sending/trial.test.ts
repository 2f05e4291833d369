import { decodeFunctionData, toHex, type Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import { callWeight } from '#features/tools/approvals/model/call-weight.ts';
import type { NodeAnswer, NodeCall } from '#features/tools/approvals/model/reading/node-call.ts';
import type { Asset } from '../asset.ts';
import { paymentAbi, type ListedRow } from '../payment-contract.ts';
import { tryList } from './trial.ts';

const address = (index: number): Hex => `0x${(index + 1).toString(16).padStart(40, 'a')}`;
const coin: Asset = { kind: 'coin', symbol: 'ETH', decimals: 18 };
const token: Asset = { kind: 'token', token: address(70_000), symbol: 'TOK', decimals: 6 };
const rowsOf = (count: number): ListedRow[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ index, line: index + 1 },
    ...{ address: address(index), amount: 100n },
  }));

const reverted: NodeAnswer = { ok: false, reason: 'reverted' };
const indexesIn = (data: Hex) => {
  const args: readonly unknown[] = decodeFunctionData({ abi: paymentAbi, data }).args;
  return (args.find((each) => Array.isArray(each)) as bigint[]).map((word) => Number(word >> 160n));
};

/** `transfer(address,uint256)`. */
const asksTransfer = (data: Hex) => data.startsWith('0xa9059cbb');

/** A node on which payments to these indexes fail. */
function nodeWith(bad: readonly number[], { gasEach = 30_000, simulates = true } = {}) {
  let units = 0;
  const gasOf = (data: Hex): number | null => {
    const indexes = indexesIn(data);
    return indexes.some((index) => bad.includes(index)) ? null : 43_000 + indexes.length * gasEach;
  };
  const simulate = ([{ blockStateCalls }]: [{ blockStateCalls: [{ calls: { data: Hex }[] }] }]) => {
    const gas = gasOf(blockStateCalls[0].calls[2]!.data);
    const approval = { status: '0x1', gasUsed: '0x5208', logs: [] };
    const payment = { status: gas === null ? '0x0' : '0x1', gasUsed: toHex(gas ?? 0), logs: [] };
    return [{ calls: [approval, approval, payment] }];
  };
  const answer = ({ method, params }: NodeCall): NodeAnswer => {
    if (method === 'eth_simulateV1')
      return simulates ? { ok: true, result: simulate(params as never) } : { ok: false, reason: 'refused' };
    const { data } = params[0] as { data: Hex };
    // A transfer of a token on its own; its recipient is the first argument.
    if (asksTransfer(data)) {
      const isBad = bad.some((index) => data.includes(address(index).slice(2)));
      if (isBad) return reverted;
      return { ok: true, result: method === 'eth_call' ? '0x' : toHex(21_000 + gasEach) };
    }
    const gas = gasOf(data);
    return gas === null ? reverted : { ok: true, result: toHex(gas) };
  };
  const ask = async (calls: readonly NodeCall[]) => {
    units += calls.reduce((sum, call) => sum + callWeight(call), 0);
    return calls.map(answer);
  };
  return { ask, units: () => units };
}

const tried = (node: ReturnType<typeof nodeWith>, asset: Asset, rows: readonly ListedRow[]) =>
  tryList(
    {
      ...{ ask: node.ask, account: address(80_000), asset, contract: address(90_000) },
      ...{ id: toHex(1, { size: 32 }), gasCap: 16_000_000n },
    },
    rows,
    { onProgress: () => undefined, signal: new AbortController().signal },
  );

describe('a dry run', () => {
  test.each([coin, token])('of 2,000 rows costs some dozens of units ($kind)', async (asset) => {
    const node = nodeWith([]);
    expect(await tried(node, asset, rowsOf(2_000))).toMatchObject({ rejected: [], gasEach: 36_000n });
    expect(node.units()).toBe(asset.kind === 'coin' ? 32 : 112);
  });

  test.each([coin, token])('names the lines that fail, in their order ($kind)', async (asset) => {
    const node = nodeWith([1_700, 3, 250, 4]);
    expect(await tried(node, asset, rowsOf(2_000))).toMatchObject({ rejected: [4, 5, 251, 1_701] });
    expect(node.units()).toBeLessThan(1_200);
  });

  test('takes no high estimate for a refusal', async () => {
    const node = nodeWith([], { gasEach: 600_000 });
    expect(await tried(node, coin, rowsOf(20))).toMatchObject({ rejected: [], gasEach: 720_000n });
  });

  test('of a token tries each transfer where the node does not simulate', async () => {
    const node = nodeWith([7], { simulates: false });
    expect(await tried(node, token, rowsOf(30))).toMatchObject({ rejected: [8], arriving: null });
  });

  test('of a token that refuses everything ends after few simulations, with every line', async () => {
    const rows = rowsOf(250);
    const node = nodeWith(rows.map(({ index }) => index));
    const result = await tried(node, token, rows);
    expect(result).toMatchObject({ rejected: rows.map(({ line }) => line) });
    expect(node.units()).toBe(31 * 14 + 250 * 2);
  });

  test('is open where the node does not answer', async () => {
    const ask = async (calls: readonly NodeCall[]) =>
      calls.map((): NodeAnswer => ({ ok: false, reason: 'unreachable' }));
    expect(await tried({ ask, units: () => 0 }, token, rowsOf(2))).toBe('unread');
  });
});
