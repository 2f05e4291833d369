import type { Hex } from 'viem';
import type { BlockRange } from '#lib/block-ranges/block-ranges.ts';
import type { RangeAnswer } from '#lib/block-ranges/range-answer.ts';
import { readRanges } from '#lib/block-ranges/read-ranges.ts';
import { candidateKey, type Approval } from '../approval.ts';
import { listCandidates, logFilter, parseLogs, type ApprovalLog } from './approval-logs.ts';
import { findLive, type LiveCandidate } from './live-candidates.ts';
import { askAll, type AskNode } from './node-call.ts';
import { readBlockTimes, readSpenderCodes } from './spender-facts.ts';
import { readTokenFacts, type TokenFacts } from './token-facts.ts';
import { watchChain, type WatchedNode } from './watch-chain.ts';

/** How far a network has been read. Blocks that are in neither list have not been reached yet. */
export interface ReadingState {
  /** Number of the latest block when the reading began; null when the node did not even say that. */
  head: number | null;
  covered: readonly BlockRange[];
  failed: readonly BlockRange[];
  /** What was found in `covered`, kept for the next try. */
  logs: readonly ApprovalLog[];
}

export interface NetworkApprovals extends ReadingState {
  approvals: readonly Approval[];
  /** Approvals in the logs whose state the node did not give. */
  unread: number;
  /** The node answered for another chain; what it said there was not used. */
  hasChanged: boolean;
}

export interface NetworkReading {
  network: string;
  chainId: number;
  /** Lower case. */
  owner: Hex;
  ask: AskNode;
  /** Name of the listed DApp whose contract this is. */
  nameOf(spender: Hex): string | null;
  /** Now, in seconds. */
  now: number;
  /** An earlier reading, whose failed ranges are read again. */
  before?: ReadingState | undefined;
  onProgress?: ((state: Omit<ReadingState, 'logs'>) => void) | undefined;
  signal?: AbortSignal | undefined;
  rest?: ((attempt: number) => Promise<void>) | undefined;
}

/** All that Permit2 can hold is "unlimited" there. */
const uint160Max = (1n << 160n) - 1n;
/** Some tokens keep 96 bits and give the largest number back. */
const uint96Max = (1n << 96n) - 1n;

/** Read again each time: a reorganization moves transactions of the latest blocks into others. */
const rereadBlocks = 256;

async function readHead({ ask }: WatchedNode): Promise<number | null> {
  const [block] = await askAll(ask, [{ method: 'eth_blockNumber', params: [] }]);
  const head = block?.ok && typeof block.result === 'string' ? Number(block.result) : Number.NaN;
  return Number.isSafeInteger(head) ? head : null;
}

async function readLogs(
  { ask, owner }: NetworkReading,
  range: BlockRange,
): Promise<RangeAnswer<ApprovalLog>> {
  const [answer] = await ask([{ method: 'eth_getLogs', params: [logFilter(owner, range)] }]);
  if (!answer) return { ok: false, reason: 'unreachable' };
  if (!answer.ok) return answer;
  const entries = parseLogs(answer.result, owner, range);
  return entries ? { ok: true, entries } : { ok: false, reason: 'unreachable' };
}

function isUnlimited({ amount }: Pick<LiveCandidate, 'amount'>, { supply }: TokenFacts): boolean {
  if (amount === null) return false;
  return (
    amount >= uint160Max >> 1n || amount === uint96Max || (supply !== null && supply > 0n && amount >= supply)
  );
}

function atRiskOf({ kind, amount, passable }: LiveCandidate, { balance }: TokenFacts): bigint | null {
  if (kind === 'item') return 1n;
  const limits = [amount, passable, balance].filter((limit) => limit !== null);
  return balance === null ? null : limits.reduce((least, limit) => (limit < least ? limit : least), balance);
}

function standardOf({ kind }: Pick<LiveCandidate, 'kind'>, { isErc1155 }: TokenFacts): Approval['standard'] {
  if (kind === 'erc20' || kind === 'permit2') return 'ERC-20';
  return isErc1155 ? 'ERC-1155' : 'ERC-721';
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

async function describe(live: readonly LiveCandidate[], reading: NetworkReading): Promise<Approval[]> {
  const { ask, owner, network, nameOf } = reading;
  const [facts, codes, times] = await Promise.all([
    readTokenFacts(ask, unique(live.map(({ token }) => token)), owner),
    readSpenderCodes(ask, unique(live.map(({ spender }) => spender))),
    readBlockTimes(ask, unique(live.map(({ blockNumber }) => blockNumber))),
  ]);
  return live.map(({ passable, ...candidate }) => {
    const token = facts.get(candidate.token)!;
    return {
      ...candidate,
      id: `${network}:${candidateKey(candidate)}`,
      network,
      symbol: token.symbol,
      standard: standardOf(candidate, token),
      decimals: token.decimals,
      isUnlimited: isUnlimited(candidate, token),
      atRisk: atRiskOf({ ...candidate, passable }, token),
      given: times.get(candidate.blockNumber) ?? null,
      spenderCode: codes.get(candidate.spender) ?? 'unread',
      spenderName: nameOf(candidate.spender),
    };
  });
}

type Current = Pick<NetworkApprovals, 'approvals' | 'unread' | 'hasChanged'>;

/** Reads the current state of the approvals in earlier logs: after a revoke, or once more logs are known. */
export async function readCurrent(
  { logs, head }: Pick<ReadingState, 'logs' | 'head'>,
  reading: NetworkReading,
): Promise<Current> {
  const node = watchChain(reading.ask, reading.chainId);
  node.expect(head ?? 0);
  const watched = { ...reading, ask: node.ask };
  const { live, unread } = await findLive(node.ask, listCandidates(logs), reading);
  const approvals = await describe(live, watched);
  return { approvals, unread: unread.length, hasChanged: node.hasChanged };
}

/** Blocks that are still to be read, and those that are not read again. */
function planOf(before: ReadingState | undefined, head: number) {
  const known = before?.head ?? -1;
  const from = Math.max(0, Math.min(known, head) + 1 - rereadBlocks);
  const ranges = [...(before?.failed ?? []), { from, to: head }];
  const kept = (before?.covered ?? []).flatMap((range) =>
    range.from < from ? [{ from: range.from, to: Math.min(range.to, from - 1) }] : [],
  );
  return { ranges: ranges.filter((range) => range.from <= range.to), kept };
}

/**
 * Reads every approval that an address has given on one network: where they may be from the logs of all blocks, whether they are in force
 * from the current state. Never rejects; what could not be read is in `failed`, `unread` or a `head` of null.
 */
export async function readApprovals(reading: NetworkReading): Promise<NetworkApprovals> {
  const { before, onProgress, signal, rest } = reading;
  const node = watchChain(reading.ask, reading.chainId);
  const latest = await readHead(node);
  if (latest === null) {
    const kept = before ?? { head: null, covered: [], failed: [], logs: [] };
    // What was in force then may not be now, and the other way round.
    const unread = listCandidates(kept.logs).length;
    return { ...kept, head: before?.head ?? null, approvals: [], unread, hasChanged: node.hasChanged };
  }
  // A node that is behind has not read what was read before.
  const head = Math.max(latest, before?.head ?? 0);
  const { ranges, kept } = planOf(before, head);
  const found = await readRanges<ApprovalLog>({
    ranges,
    read: (range) => readLogs({ ...reading, ask: node.ask }, range),
    onProgress: ({ covered, failed }) => onProgress?.({ head, covered: [...kept, ...covered], failed }),
    signal: {
      get aborted() {
        return node.hasChanged || signal?.aborted === true;
      },
    },
    rest,
  });
  const logs = [...(before?.logs ?? []), ...found.entries];
  const current = await readCurrent({ logs, head }, reading);
  const hasChanged = node.hasChanged || current.hasChanged;
  return { head, covered: [...kept, ...found.covered], failed: found.failed, logs, ...current, hasChanged };
}
