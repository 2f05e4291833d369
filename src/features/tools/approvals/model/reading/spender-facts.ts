import type { Hex } from 'viem';
import type { SpenderCode } from '../approval.ts';
import { askAll, type AskNode, type NodeAnswer, type NodeCall } from './node-call.ts';

/** Where proxies keep what they run: EIP-1967 (implementation and beacon), EIP-1822, and OpenZeppelin's before them. */
const proxySlots = [
  '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
  '0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7',
  '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
] as const;

/** An account that runs a contract's code (EIP-7702): its key alone can still do everything. */
const delegation = /^0xef0100[0-9a-f]{40}$/i;

const callsFor = (address: Hex): NodeCall[] => [
  { method: 'eth_getCode', params: [address, 'latest'] },
  ...proxySlots.map((slot): NodeCall => ({ method: 'eth_getStorageAt', params: [address, slot, 'latest'] })),
];

function codeOf([code, ...slots]: readonly NodeAnswer[]): SpenderCode {
  if (!code?.ok || typeof code.result !== 'string') return 'unread';
  if (code.result === '0x' || delegation.test(code.result)) return 'account';
  const isSet = (slot: NodeAnswer) =>
    slot.ok && typeof slot.result === 'string' && /[1-9a-f]/i.test(slot.result.slice(2));
  return slots.some(isSet) ? 'upgradeable' : 'contract';
}

/** What is at each spender's address, and whether someone can exchange its code. */
export async function readSpenderCodes(
  ask: AskNode,
  spenders: readonly Hex[],
): Promise<Map<Hex, SpenderCode>> {
  const answers = await askAll(ask, spenders.flatMap(callsFor));
  const each = proxySlots.length + 1;
  return new Map(
    spenders.map((spender, index) => [spender, codeOf(answers.slice(index * each, (index + 1) * each))]),
  );
}

/** When each block was made, in seconds; blocks that the node does not give are left out. */
export async function readBlockTimes(ask: AskNode, blocks: readonly number[]): Promise<Map<number, number>> {
  const answers = await askAll(
    ask,
    blocks.map((block) => ({
      method: 'eth_getBlockByNumber',
      params: [`0x${block.toString(16)}`, false],
    })),
  );
  const times = new Map<number, number>();
  for (const [index, block] of blocks.entries()) {
    const answer = answers[index];
    const header = answer?.ok ? (answer.result as { timestamp?: unknown } | null) : null;
    const seconds = typeof header?.timestamp === 'string' ? Number(header.timestamp) : Number.NaN;
    if (Number.isSafeInteger(seconds)) times.set(block, seconds);
  }
  return times;
}
