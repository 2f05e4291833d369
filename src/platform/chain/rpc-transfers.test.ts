import { expect, it } from 'vitest';
import type { RpcAnswer, RpcCall } from './json-rpc.ts';
import { listTransfers } from './rpc-transfers.ts';

const address = `0x${'1'.repeat(40)}`;
const query = { token: address, receiver: address, range: { from: 0, to: 20_000 } };
const refused: RpcAnswer = { ok: false, code: -32_614, message: 'eth_getLogs is limited to a 10,000 range' };
const results: Record<string, unknown> = { eth_chainId: '0x38', eth_blockNumber: '0x4e20', eth_getLogs: [] };

const callWith =
  (answers: Record<string, RpcAnswer>): RpcCall =>
  async (method) =>
    answers[method] ?? { ok: true, result: results[method] };

it.each<[string, Record<string, RpcAnswer>, unknown]>([
  ['the logs', { eth_getLogs: refused }, { ok: false, reason: 'range', maxBlocks: 10_000 }],
  [
    'the whole request',
    { eth_getLogs: refused, eth_chainId: refused, eth_blockNumber: refused },
    { ok: false, reason: 'range', maxBlocks: 10_000 },
  ],
  ['the chain’s id', { eth_chainId: refused }, { ok: false, reason: 'unreachable' }],
  [
    'nothing, and is behind',
    { eth_blockNumber: { ok: true, result: '0x4e1f' } },
    { ok: false, reason: 'unreachable' },
  ],
  ['nothing', {}, { ok: true, entries: [] }],
])('an endpoint that refuses %s', async (_, answers, expected) => {
  expect(await listTransfers({ call: callWith(answers), chainId: 56 }, query)).toEqual(expected);
});
