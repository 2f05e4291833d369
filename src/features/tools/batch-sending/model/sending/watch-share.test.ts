import { expect, it } from 'vitest';
import type { NodeAnswer } from '#features/tools/approvals/model/reading/node-call.ts';
import { watchShare } from './watch-share.ts';

const spent: NodeAnswer = { ok: false, reason: 'rate' };
const silent: NodeAnswer = { ok: false, reason: 'unreachable' };
const given: NodeAnswer = { ok: true, result: '0x1' };

it.each<[string, NodeAnswer[][], boolean]>([
  ['a share that is spent', [[spent, spent]], true],
  ['a share that is spent on the way', [[given], [spent]], true],
  ['a node that refuses one call of several', [[spent, given]], false],
  ['a network that does not respond', [[silent, silent]], false],
  ['a share that was full for a moment', [[spent], [given]], false],
  ['nothing asked', [], false],
])('%s', async (_, answers, expected) => {
  const left = answers.values();
  const { ask, isSpent } = watchShare(async (calls) => left.next().value ?? calls.map(() => silent));
  for (const each of answers) {
    const calls = each.map(() => ({ method: 'eth_gasPrice' as const, params: [] }));
    expect(await ask(calls)).toEqual(each);
  }
  expect(isSpent()).toBe(expected);
});
