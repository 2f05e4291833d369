import type { Hex } from 'viem';
import type { Candidate } from '../approval.ts';
import { findLive } from '../reading/live-candidates.ts';
import { askAll, type AskNode, type NodeAnswer } from '../reading/node-call.ts';
import { otherAttempts, usualAttempt, type RevokeAttempt } from './revoke-call.ts';

/** Whether a contract turns a call down: it reverts, or says no. Without an answer of the node nothing is known against the call. */
function isTurnedDown(answer: NodeAnswer): boolean {
  if (!answer.ok) return answer.reason === 'reverted';
  return typeof answer.result === 'string' && /^0x0{64}$/.test(answer.result);
}

async function turnedDown(
  ask: AskNode,
  from: Hex,
  attempts: readonly RevokeAttempt[],
): Promise<readonly boolean[]> {
  const calls = attempts.map(({ call }) => ({
    method: 'eth_call' as const,
    params: [{ from, ...call }, 'latest'],
  }));
  return (await askAll(ask, calls)).map(isTurnedDown);
}

/** The best of the other ways that the contract does not turn down; null where there is none. */
async function findOther(
  ask: AskNode,
  owner: Hex,
  candidates: readonly Candidate[],
): Promise<(RevokeAttempt | null)[]> {
  const now = Math.floor(Date.now() / 1000);
  return Promise.all(
    candidates.map(async (candidate) => {
      const { live } = await findLive(ask, [candidate], { owner, now });
      const attempts = otherAttempts(candidate, live[0]?.amount ?? 0n);
      const down = await turnedDown(ask, owner, attempts);
      return attempts.find((_, index) => !down[index]) ?? null;
    }),
  );
}

/**
 * Tries each revoke on its own without sending it, because one that the chain rejects would take a whole batch with it.
 * @returns for each candidate the call to sign; null where the contract allows none
 */
export async function tryRevokes(
  ask: AskNode,
  owner: Hex,
  candidates: readonly Candidate[],
): Promise<readonly (RevokeAttempt | null)[]> {
  const usual = candidates.map(usualAttempt);
  const down = await turnedDown(ask, owner, usual);
  const stubborn = candidates.filter((_, index) => down[index]);
  const others = stubborn.length === 0 ? [] : await findOther(ask, owner, stubborn);
  return candidates.map((candidate, index) =>
    down[index] ? (others[stubborn.indexOf(candidate)] ?? null) : usual[index]!,
  );
}
