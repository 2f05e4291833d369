import * as v from 'valibot';
import type { Hex } from 'viem';
import type { RpcCall } from './json-rpc.ts';
import { codeSchema } from './rpc-answer.ts';

/**
 * Enough for every honest view function behind a proxy; a contract that burns gas is cut off here instead of
 * by the endpoint.
 */
const callGas = '0x989680';

/**
 * JSON-RPC error codes by which nodes report that a call reverted or ran out of gas; any other refusal comes
 * from the node, not from the contract.
 */
const revertCodes = new Set([3, -32000, -32003, -32015, -32603]);

/**
 * Calls a view function. A call that fails in the contract returns `0x`, like one without an answer.
 * @throws when the endpoint fails
 */
export async function callContract(call: RpcCall, { to, data }: { to: string; data: Hex }): Promise<Hex> {
  const answer = await call('eth_call', [{ to, data, gas: callGas }, 'latest']);
  if (answer.ok) return v.parse(codeSchema, answer.result) as Hex;
  if (revertCodes.has(answer.code)) return '0x';
  throw new Error(`the endpoint refused eth_call with code ${answer.code}`);
}
