import type { Hex } from 'viem';
import type { BlockRange } from '#lib/block-ranges/block-ranges.ts';
import { candidateKey, type Candidate } from '../approval.ts';

/** keccak256 of the events' signatures, from EIP-20/721, EIP-721/1155 and Permit2. */
const approvalTopics = {
  /** `Approval(address,address,uint256)` */
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  /** `ApprovalForAll(address,address,bool)` */
  forAll: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  /** `Approval(address,address,address,uint160,uint48)` */
  permit2Approval: '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b',
  /** `Permit(address,address,address,uint160,uint48,uint48)` */
  permit2Permit: '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec',
} as const;

const hashPattern = /^0x[0-9a-f]{64}$/i;
const addressPattern = /^0x[0-9a-f]{40}$/i;

const wordOf = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const addressIn = (word: string) => `0x${word.slice(-40)}`.toLowerCase() as Hex;

/** The one filter that finds every approval that an address has given: by owner, whatever the contract. */
export function logFilter(owner: string, { from, to }: BlockRange) {
  return {
    fromBlock: `0x${from.toString(16)}`,
    toBlock: `0x${to.toString(16)}`,
    topics: [Object.values(approvalTopics), wordOf(owner)],
  };
}

interface ApprovalLog {
  contract: Hex;
  topics: readonly string[];
  blockNumber: number;
}

function parseLog(value: unknown, owner: string, range: BlockRange): ApprovalLog | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { address, topics, blockNumber } = value as Record<string, unknown>;
  const block = typeof blockNumber === 'string' ? Number(blockNumber) : Number.NaN;
  if (typeof address !== 'string' || !addressPattern.test(address)) return undefined;
  if (!Array.isArray(topics) || topics.length < 2 || !topics.every(isHash)) return undefined;
  if (!(block >= range.from && block <= range.to)) return undefined;
  const [signature, given] = topics.map((topic) => topic.toLowerCase());
  if (!Object.values(approvalTopics).some((topic) => topic === signature)) return undefined;
  if (given !== wordOf(owner)) return undefined;
  return { contract: address.toLowerCase() as Hex, topics, blockNumber: block };
}

const isHash = (topic: unknown): topic is string => typeof topic === 'string' && hashPattern.test(topic);

/**
 * The logs of an `eth_getLogs` answer. An answer with one log that was not asked for is not believed at all.
 * @returns undefined when it is no answer to the filter
 */
export function parseLogs(answer: unknown, owner: string, range: BlockRange): ApprovalLog[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const logs = answer.map((log) => parseLog(log, owner, range));
  return logs.every((log) => log !== undefined) ? logs : undefined;
}

/** The approval that a log is about; undefined where a contract uses the event's name for something else. */
function candidateOf({ contract, topics, blockNumber }: ApprovalLog): Candidate | undefined {
  const [signature = '', , second = '', third] = topics;
  const isPermit2 =
    signature === approvalTopics.permit2Approval || signature === approvalTopics.permit2Permit;
  if (isPermit2) {
    if (third === undefined) return undefined;
    const [token, spender] = [addressIn(second), addressIn(third)];
    return { kind: 'permit2', token, spender, through: contract, blockNumber };
  }
  if (second === '') return undefined;
  const base = { token: contract, spender: addressIn(second), blockNumber };
  if (signature === approvalTopics.forAll) return { kind: 'operator', ...base };
  return third === undefined ? { kind: 'erc20', ...base } : { kind: 'item', ...base, tokenId: BigInt(third) };
}

const noAddress = `0x${'0'.repeat(40)}`;

/** Each approval in the logs, once, with its latest block. What is still in force, only the chain's state says. */
export function listCandidates(logs: readonly ApprovalLog[]): Candidate[] {
  const byKey = new Map<string, Candidate>();
  for (const log of logs) {
    const candidate = candidateOf(log);
    if (!candidate || candidate.spender === noAddress) continue;
    const key = candidateKey(candidate);
    const known = byKey.get(key);
    if (!known || known.blockNumber < candidate.blockNumber) byKey.set(key, candidate);
  }
  return [...byKey.values()];
}

export type { ApprovalLog };
