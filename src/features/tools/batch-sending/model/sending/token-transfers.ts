import { pad, type Hex } from 'viem';
import type { ListedRow } from '../payment-contract.ts';

/** An event as nodes give it. */
export interface NodeLog {
  address: string;
  topics: readonly string[];
  data: string;
}

/** What a token's event says that an account has received. */
interface TokenTransfer {
  /** `recipientKey` of the account. */
  to: string;
  amount: bigint;
}

/** `Transfer(address indexed from, address indexed to, uint256 value)`. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** One word. */
const valuePattern = /^0x[0-9a-f]{64}$/i;

/** An account as the topics of events have it. */
export const recipientKey = ({ address }: Pick<ListedRow, 'address'>): string =>
  pad(address, { size: 32 }).toLowerCase();

/** The transfers that a token's events tell of, in their order. They are the token's own words: one that lies is believed. */
export const transfersIn = (logs: readonly NodeLog[], token: Hex): TokenTransfer[] =>
  logs.flatMap(({ address, topics, data }) => {
    const [topic, , to] = topics;
    const isOfToken = address.toLowerCase() === token.toLowerCase();
    const isTransfer = topics.length === 3 && topic?.toLowerCase() === transferTopic;
    if (!isOfToken || !isTransfer || to === undefined || !valuePattern.test(data)) return [];
    return [{ to: to.toLowerCase(), amount: BigInt(data) }];
  });
