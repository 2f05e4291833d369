import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { permit2Abi, tokenAbi } from '../abi.ts';
import type { Candidate } from '../approval.ts';
import type { AskNode } from './node-call.ts';
import { readStates, type StateAnswer, type StateCall } from './read-states.ts';

/** A candidate that the chain's state confirms. */
export interface LiveCandidate extends Candidate {
  /** In base units; null for NFTs. */
  amount: bigint | null;
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

const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

/** @returns undefined when the values say that nothing is approved @throws when they are no values of these functions */
function confirm(
  candidate: Candidate,
  [first, second]: readonly Hex[],
  { owner, now }: { owner: Hex; now: number },
): LiveCandidate | undefined {
  const none = { amount: null, expires: null };
  switch (candidate.kind) {
    case 'erc20': {
      const amount = uintOf(first!);
      return amount > 0n ? { ...candidate, amount, expires: null } : undefined;
    }
    case 'operator':
      return uintOf(first!) !== 0n ? { ...candidate, ...none } : undefined;
    case 'item':
      return addressOf(first!) === candidate.spender && addressOf(second!) === owner
        ? { ...candidate, ...none }
        : undefined;
    case 'permit2': {
      const args = { abi: permit2Abi, functionName: 'allowance', data: first! } as const;
      const [amount, expiration] = decodeFunctionResult(args);
      // Permit2 can pass on only what the token lets it spend itself.
      const passable = smaller(amount, uintOf(second!));
      return passable > 0n && expiration >= now
        ? { ...candidate, amount: passable, expires: expiration }
        : undefined;
    }
  }
}

/** Which candidates are in force now. */
export async function findLive(
  ask: AskNode,
  candidates: readonly Candidate[],
  at: { owner: Hex; now: number },
): Promise<LiveCandidates> {
  const calls = candidates.map((candidate) => callsFor(candidate, at.owner));
  const states = await readStates(ask, calls.flat());
  const found: LiveCandidates = { live: [], unread: [] };
  let next = 0;
  for (const [index, candidate] of candidates.entries()) {
    const answers: StateAnswer[] = states.slice(next, (next += calls[index]!.length));
    if (answers.some(({ kind }) => kind === 'unread')) {
      found.unread.push(candidate);
      continue;
    }
    const values = answers.flatMap((answer) => (answer.kind === 'value' ? [answer.data] : []));
    // A contract that has no such function has given nobody anything.
    if (values.length < answers.length) continue;
    try {
      const live = confirm(candidate, values, at);
      if (live) found.live.push(live);
    } catch {
      found.unread.push(candidate);
    }
  }
  return found;
}
