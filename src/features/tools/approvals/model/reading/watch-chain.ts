import type { AskNode, NodeAnswer, NodeCall } from './node-call.ts';

/** A node of one chain, and whether it has ever answered for another one. */
export interface WatchedNode {
  ask: AskNode;
  readonly hasChanged: boolean;
  /** Answers about the current state must be of this block or a later one from now on. */
  expect(block: number): void;
}

const chain = { method: 'eth_chainId', params: [] } as const;
const latest = { method: 'eth_blockNumber', params: [] } as const;
const unknown: NodeAnswer = { ok: false, reason: 'unreachable' };

/** Undefined where the node did not say. */
function numberIn(answer: NodeAnswer | undefined): number | undefined {
  const number = answer?.ok ? Number(answer.result ?? Number.NaN) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/**
 * Asks for the chain's id before and after whatever is asked, and for the latest block: a wallet changes networks between two calls, and an
 * endpoint passes them on to servers that may be behind or set up wrong. There the same calls have other answers, such as that
 * nothing is approved; those are not used.
 */
export function watchChain(ask: AskNode, chainId: number): WatchedNode {
  const state = { hasChanged: false, block: 0 };
  const blockFor = ({ method, params }: NodeCall) =>
    method === 'eth_getLogs'
      ? Number((params[0] as { toBlock: string }).toBlock)
      : params.includes('latest')
        ? state.block
        : 0;
  const watched: AskNode = async (calls) => {
    const answers = await ask([chain, ...calls, latest, chain]);
    const ids = [numberIn(answers[0]), numberIn(answers[calls.length + 2])];
    if (ids.some((id) => id !== undefined && id !== chainId)) state.hasChanged = true;
    const isKnown = ids.every((id) => id === chainId);
    const head = numberIn(answers[calls.length + 1]) ?? -1;
    // A refusal says nothing of a chain's state, so it is passed on.
    return calls.map((call, index) => {
      const answer = answers[index + 1] ?? unknown;
      return !answer.ok || (isKnown && head >= blockFor(call)) ? answer : unknown;
    });
  };
  return {
    ask: watched,
    get hasChanged() {
      return state.hasChanged;
    },
    expect(block) {
      state.block = block;
    },
  };
}
