import type { RefusedCall } from '#lib/block-ranges/node-refusal.ts';

/** What the page asks a node; nothing among it changes anything. */
type ReadMethod =
  | 'eth_blockNumber'
  | 'eth_call'
  | 'eth_chainId'
  | 'eth_estimateGas'
  | 'eth_gasPrice'
  | 'eth_getBalance'
  | 'eth_getBlockByNumber'
  | 'eth_getCode'
  | 'eth_getLogs'
  | 'eth_getStorageAt'
  | 'eth_getTransactionByHash'
  | 'eth_getTransactionCount'
  | 'eth_getTransactionReceipt'
  | 'eth_simulateV1';

export interface NodeCall {
  method: ReadMethod;
  params: readonly unknown[];
}

export type NodeAnswer = { ok: true; result: unknown } | RefusedCall;

/** Asks a node several things; one answer per call, in their order. Never rejects: what goes wrong is an answer. */
export type AskNode = (calls: readonly NodeCall[]) => Promise<readonly NodeAnswer[]>;

/** Most calls of one request; `AskNode` is given no more. */
export const callsPerRequest = 40;

/** The ids of the chain and its latest block go along with each request (`watch-chain.ts`). */
const callsInPart = callsPerRequest - 3;
const attempts = 3;
const noAnswer: NodeAnswer = { ok: false, reason: 'unreachable' };

const isPassing = (answer: NodeAnswer | undefined) =>
  !answer || (!answer.ok && (answer.reason === 'unreachable' || answer.reason === 'rate'));

async function askInParts(ask: AskNode, calls: readonly NodeCall[]): Promise<NodeAnswer[]> {
  const answers: NodeAnswer[] = [];
  for (let start = 0; start < calls.length; start += callsInPart) {
    const part = calls.slice(start, start + callsInPart);
    const given = await ask(part);
    answers.push(...part.map((_, index) => given[index] ?? noAnswer));
  }
  return answers;
}

/** Asks any number of calls, so many at a time that each request is answered in one go; those that only an outage left open again. */
export async function askAll(ask: AskNode, calls: readonly NodeCall[]): Promise<NodeAnswer[]> {
  const answers = await askInParts(ask, calls);
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const open = calls.flatMap((call, index) => (isPassing(answers[index]) ? [{ call, index }] : []));
    if (open.length === 0) break;
    const again = await askInParts(
      ask,
      open.map(({ call }) => call),
    );
    for (const [position, { index }] of open.entries()) answers[index] = again[position]!;
  }
  return answers;
}
