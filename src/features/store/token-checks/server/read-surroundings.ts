import * as v from 'valibot';
import type { Hex } from 'viem';
import { askEndpoint } from '#platform/chain/ask-endpoint.ts';
import type { RpcCall } from '#platform/chain/json-rpc.ts';
import type { Surroundings } from '../model/simulation.ts';

const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,64}$/),
  v.transform((text) => BigInt(text)),
);
const bytes = (length: number) =>
  v.pipe(
    v.string(),
    v.regex(/^0x[0-9a-fA-F]+$/),
    v.length(2 + 2 * length),
    v.transform((text) => text as Hex),
  );

/** `mixHash` is where a block has its randomness since EIP-4399; other chains have something else there, or nothing. */
const blockSchema = v.object({
  number: quantity,
  timestamp: quantity,
  gasLimit: quantity,
  miner: bytes(20),
  baseFeePerGas: v.nullish(quantity),
  mixHash: v.nullish(bytes(32)),
});

/** The latest block as a simulation continues it. @throws where the endpoint does not respond correctly */
export async function readSurroundings(call: RpcCall): Promise<Surroundings> {
  const block = await askEndpoint(call, {
    ...{ method: 'eth_getBlockByNumber', params: ['latest', false] },
    schema: blockSchema,
  });
  return {
    number: block.number,
    timeSeconds: block.timestamp,
    gasLimit: block.gasLimit,
    baseFee: block.baseFeePerGas ?? null,
    feeRecipient: block.miner,
    prevRandao: block.mixHash ?? null,
  };
}
