import { expect, it } from 'vitest';
import type { RpcCall } from '#platform/chain/json-rpc.ts';
import { callUntil } from './call-until.ts';

it('asks until its time is over, and nothing afterwards', async () => {
  const asked: string[] = [];
  const call: RpcCall = async (method) => {
    asked.push(method);
    return { ok: true, result: null };
  };
  const end = new AbortController();
  const limited = callUntil(end.signal, call);
  await limited('eth_chainId', []);
  end.abort(new Error('over'));
  await expect(limited('eth_blockNumber', [])).rejects.toThrow('over');
  expect(asked).toEqual(['eth_chainId']);
});
