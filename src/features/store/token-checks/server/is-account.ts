import { askEndpoint } from '#platform/chain/ask-endpoint.ts';
import type { RpcCall } from '#platform/chain/json-rpc.ts';
import { codeSchema } from '#platform/chain/rpc-answer.ts';

/** Whether an address is a person's: it has no code, or delegates to some (EIP-7702). @throws where the endpoint does not answer */
export async function isAccount(call: RpcCall, address: string): Promise<boolean> {
  const params = [address, 'latest'];
  const code = await askEndpoint(call, { method: 'eth_getCode', params, schema: codeSchema });
  return code === '0x' || code.toLowerCase().startsWith('0xef0100');
}
