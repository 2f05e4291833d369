import * as v from 'valibot';
import type { RpcCall } from './json-rpc.ts';
import { blockNumberSchema } from './rpc-answer.ts';

interface Question<Schema> {
  method: string;
  params: readonly unknown[];
  schema: Schema;
}

/** One call with its answer checked. @throws where the endpoint refuses it, or answers something else */
export async function askEndpoint<Schema extends v.GenericSchema>(
  call: RpcCall,
  { method, params, schema }: Question<Schema>,
): Promise<v.InferOutput<Schema>> {
  const answer = await call(method, params);
  if (!answer.ok) throw new Error(`the endpoint refused ${method} with code ${answer.code}`);
  return v.parse(schema, answer.result);
}

/** Number of the latest block that the endpoint knows. */
export const askHead = (call: RpcCall): Promise<bigint> =>
  askEndpoint(call, { method: 'eth_blockNumber', params: [], schema: blockNumberSchema });
