import { decodeFunctionData, encodeAbiParameters, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { tokenAbi } from '../abi.ts';
import type { Candidate } from '../approval.ts';
import type { AskNode, NodeAnswer } from '../reading/node-call.ts';
import { tryRevokes } from './try-revokes.ts';

const owner = `0x${'0a'.repeat(20)}` as const;
const spender = `0x${'0b'.repeat(20)}` as const;
const reverted: NodeAnswer = { ok: false, reason: 'reverted' };
const word = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value]);
const yes: NodeAnswer = { ok: true, result: word(1n) };
const no: NodeAnswer = { ok: true, result: word(0n) };

/** A token that answers a write as given, by its function and amount, and reverts on any other. */
const tokenWith = (writes: Record<string, NodeAnswer>, allowance = 7n): AskNode => {
  const answer = (data: Hex): NodeAnswer => {
    const { functionName, args } = decodeFunctionData({ abi: tokenAbi, data });
    if (functionName === 'allowance') return { ok: true, result: word(allowance) };
    return writes[`${functionName} ${String(args.at(-1))}`] ?? reverted;
  };
  return async (calls) =>
    calls.map(({ method, params }) =>
      method === 'eth_call' ? answer((params[0] as { data: Hex }).data) : { ok: true, result: '0x' },
    );
};

const candidate: Candidate = { kind: 'erc20', token: `0x${'0c'.repeat(20)}`, spender, blockNumber: 1 };

it.each<[string, Record<string, NodeAnswer>, string | null]>([
  ['the usual call', { 'approve 0': yes }, 'approve 0'],
  [
    'the usual call of a token that returns nothing',
    { 'approve 0': { ok: true, result: '0x' } },
    'approve 0',
  ],
  [
    'the usual call, where the node did not say',
    { 'approve 0': { ok: false, reason: 'refused' } },
    'approve 0',
  ],
  ['a decrease by all of it', { 'decreaseAllowance 7': yes, 'approve 1': yes }, 'decreaseAllowance 7'],
  ['one unit', { 'approve 1': yes }, 'approve 1'],
  ['one unit, where zero is answered with no', { 'approve 0': no, 'approve 1': yes }, 'approve 1'],
  ['nothing', {}, null],
  ['nothing, where everything is answered with no', { 'approve 0': no, 'approve 1': no }, null],
])('what is signed: %s', async (_, writes, expected) => {
  const [attempt] = await tryRevokes(tokenWith(writes), owner, [candidate]);
  const found = attempt ? decodeFunctionData({ abi: tokenAbi, data: attempt.call.data }) : null;
  expect(found && `${found.functionName} ${String(found.args?.at(-1))}`).toBe(expected);
  expect(attempt?.leavesOne ?? false).toBe(expected === 'approve 1');
});

it('one that is down to one unit already is not lowered again', async () => {
  expect(await tryRevokes(tokenWith({ 'approve 1': yes }, 1n), owner, [candidate])).toEqual([null]);
});

it('a collection has no other way', async () => {
  const operator: Candidate = { ...candidate, kind: 'operator' };
  expect(await tryRevokes(tokenWith({ 'approve 1': yes }), owner, [operator])).toEqual([null]);
});
