import type { TokenTransfer } from './chain-reader.ts';
import type { RpcLog } from './rpc-answer.ts';

/** keccak256 of `Transfer(address,address,uint256)`, https://eips.ethereum.org/EIPS/eip-20 */
export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** 0x and 32 bytes. */
const wordLength = 66;

/**
 * The fungible token transfers among the logs of a receipt. NFT transfers have a fourth topic and are left
 * out.
 */
export function decodeTransfers(logs: readonly RpcLog[]): TokenTransfer[] {
  return logs.flatMap((log) => {
    const [topic, from, to, ...more] = log.topics;
    if (log.removed || topic !== transferTopic || !from || !to || more.length > 0) return [];
    if (log.data.length !== wordLength) return [];
    return [{ token: log.address, from: addressOf(from), to: addressOf(to), units: BigInt(log.data) }];
  });
}

/** An indexed address is the last twenty bytes of its topic. */
const addressOf = (topic: string): string => `0x${topic.slice(-40)}`;
