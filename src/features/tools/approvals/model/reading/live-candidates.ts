import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { permit2Abi, tokenAbi } from '../abi.ts';
import type { Candidate } from '../approval.ts';
import type { AskNode } from './node-call.ts';
import { readProvenStates, type StateAnswer, type StateCall } from './read-states.ts';

/** A candidate that the chain's state confirms. */
export interface LiveCandidate extends Candidate {
  /** In base units; null for NFTs. */
  amount: bigint | null;
  /** What the contract that it goes through may take of the token now, in base units; null where it goes through none, or is not known. */
  passable: bigint | null;
  /** In seconds; null for what never ends. */
  expires: number | null;
}

export interface LiveCandidates {
  live: LiveCandidate[];
  /** Those whose state the node did not give. They may be in force, so the list is not complete. */
  unread: Candidate[];
}

const call = (to: Hex, data: Hex): StateCall => ({ to, data });

const allowance = (owner: Hex, token: Hex, spender: Hex) =>
  call(token, encodeFunctionData({ abi: tokenAbi, functionName: 'allowance', args: [owner, spender] }));

/** The states that decide whether a candidate is in force. */
function callsFor({ kind, token, spender, through, tokenId = 0n }: Candidate, owner: Hex): StateCall[] {
  switch (kind) {
    case 'erc20':
      return [allowance(owner, token, spender)];
    case 'operator': {
      const args = [owner, spender] as const;
      return [call(token, encodeFunctionData({ abi: tokenAbi, functionName: 'isApprovedForAll', args }))];
    }
    case 'item': {
      const args = [tokenId] as const;
      return [
        call(token, encodeFunctionData({ abi: tokenAbi, functionName: 'getApproved', args })),
        call(token, encodeFunctionData({ abi: tokenAbi, functionName: 'ownerOf', args })),
      ];
    }
    case 'permit2': {
      const args = [owner, token, spender] as const;
      return [
        call(through!, encodeFunctionData({ abi: permit2Abi, functionName: 'allowance', args })),
        allowance(owner, token, through!),
      ];
    }
  }
}

const uintOf = (data: Hex) => decodeFunctionResult({ abi: tokenAbi, functionName: 'balanceOf', data });
const addressOf = (data: Hex) =>
  decodeFunctionResult({ abi: tokenAbi, functionName: 'ownerOf', data }).toLowerCase();

type At = { owner: Hex; now: number };
const dataOf = (answer: StateAnswer | undefined) => (answer?.kind === 'value' ? answer.data : undefined);

/** A grant through Permit2 is in force while the token lets Permit2 spend nothing: the next approval of the token revives it. */
function confirmPermit2(
  candidate: Candidate,
  { granted, allowed }: { granted: Hex; allowed: Hex | undefined },
  { now }: At,
): LiveCandidate | undefined {
  const args = { abi: permit2Abi, functionName: 'allowance', data: granted } as const;
  const [amount, expires] = decodeFunctionResult(args);
  if (amount === 0n || expires < now) return undefined;
  return { ...candidate, amount, expires, passable: allowed === undefined ? null : uintOf(allowed) };
}

/** @returns undefined when the values say that nothing is approved @throws when they are no values of these functions */
function confirm(candidate: Candidate, answers: readonly StateAnswer[], at: At): LiveCandidate | undefined {
  const [first, second] = answers.map(dataOf);
  // A contract that has no such function has given nobody anything.
  if (first === undefined) return undefined;
  const none = { amount: null, passable: null, expires: null };
  switch (candidate.kind) {
    case 'erc20': {
      const amount = uintOf(first);
      return amount > 0n ? { ...candidate, ...none, amount } : undefined;
    }
    case 'operator':
      return uintOf(first) !== 0n ? { ...candidate, ...none } : undefined;
    case 'item':
      return second !== undefined && addressOf(first) === candidate.spender && addressOf(second) === at.owner
        ? { ...candidate, ...none }
        : undefined;
    case 'permit2':
      return confirmPermit2(candidate, { granted: first, allowed: second }, at);
  }
}

/** What decides: of a grant through Permit2 the token's own allowance does not. */
const decisive = ({ kind }: Candidate, answers: readonly StateAnswer[]) =>
  kind === 'permit2' ? answers.slice(0, 1) : answers;

/** Which candidates are in force now. */
export async function findLive(
  ask: AskNode,
  candidates: readonly Candidate[],
  at: At,
): Promise<LiveCandidates> {
  const calls = candidates.map((candidate) => callsFor(candidate, at.owner));
  const states = await readProvenStates(ask, calls.flat());
  const found: LiveCandidates = { live: [], unread: [] };
  let next = 0;
  for (const [index, candidate] of candidates.entries()) {
    const answers: StateAnswer[] = states.slice(next, (next += calls[index]!.length));
    if (decisive(candidate, answers).some(({ kind }) => kind === 'unread')) {
      found.unread.push(candidate);
      continue;
    }
    try {
      const live = confirm(candidate, answers, at);
      if (live) found.live.push(live);
    } catch {
      found.unread.push(candidate);
    }
  }
  return found;
}
