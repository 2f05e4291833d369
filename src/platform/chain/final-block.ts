import * as v from 'valibot';
import type { RpcCall } from './json-rpc.ts';
import { finalBlockSchema } from './rpc-answer.ts';

/**
 * Number of the latest finalized block; undefined where the endpoint has never said it.
 * @throws where it has said it before and does not now
 */
export type AskFinalBlock = () => Promise<bigint | undefined>;

/**
 * Asks for the block with the tag `finalized` (https://ethereum.github.io/execution-apis/). Networks without finality and old nodes refuse the tag or
 * answer null. An endpoint that has known it must go on: an overloaded one refuses too, and payments would then count earlier.
 */
export function createFinalBlock(call: RpcCall): AskFinalBlock {
  let isKnown = false;
  return async () => {
    const answer = await call('eth_getBlockByNumber', ['finalized', false]);
    const block = answer.ok ? v.parse(finalBlockSchema, answer.result) : null;
    if (!block && isKnown) throw new Error('the endpoint no longer says which block is final');
    isKnown ||= block !== null;
    return block?.number;
  };
}
