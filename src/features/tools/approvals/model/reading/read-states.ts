import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { multicallAbi } from '../abi.ts';
import { askAll, type AskNode, type NodeAnswer } from './node-call.ts';

/** A function of a contract that only reads. */
export interface StateCall {
  to: Hex;
  data: Hex;
}

/**
 * `reverted`: the contract refuses the call. `none`: it has no such function, as another contract was told. `unread`: the node did not say, or
 * said nothing; it must not be taken for "no".
 */
export type StateAnswer = { kind: 'value'; data: Hex } | { kind: 'reverted' | 'none' | 'unread' };

/** Same address on every chain that has it. */
export const multicallAddress = '0xca11bde05977b3631167028862be2a173976ca11';

/** Keeps one call under the gas that nodes give to a read. */
const callsPerMulticall = 100;
const hexPattern = /^0x(?:[0-9a-f]{2})*$/i;

const isHex = (value: unknown): value is Hex => typeof value === 'string' && hexPattern.test(value);

function stateOf(answer: NodeAnswer | undefined): StateAnswer {
  // Nothing at all is what a node gives that has no such contract, because it is behind or serves another chain.
  if (answer?.ok && isHex(answer.result) && answer.result !== '0x')
    return { kind: 'value', data: answer.result };
  return answer && !answer.ok && answer.reason === 'reverted' ? { kind: 'reverted' } : { kind: 'unread' };
}

const callOf = ({ to, data }: StateCall) =>
  ({ method: 'eth_call', params: [{ to, data }, 'latest'] }) as const;

const readSingly = async (ask: AskNode, calls: readonly StateCall[]) =>
  (await askAll(ask, calls.map(callOf))).map(stateOf);

function parseMulticall(answer: NodeAnswer | undefined, count: number): StateAnswer[] | undefined {
  if (!answer?.ok || !isHex(answer.result)) return undefined;
  try {
    const results = decodeFunctionResult({ abi: multicallAbi, data: answer.result });
    if (results.length !== count) return undefined;
    return results.map(({ success, returnData }) =>
      !success
        ? { kind: 'reverted' }
        : returnData === '0x'
          ? { kind: 'none' }
          : { kind: 'value', data: returnData },
    );
  } catch {
    return undefined;
  }
}

async function readTogether(ask: AskNode, calls: readonly StateCall[]): Promise<StateAnswer[]> {
  const parts = Array.from({ length: Math.ceil(calls.length / callsPerMulticall) }, (_, part) =>
    calls.slice(part * callsPerMulticall, (part + 1) * callsPerMulticall),
  );
  const requests = parts.map((part) => {
    const args = [part.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))] as const;
    return callOf({ to: multicallAddress, data: encodeFunctionData({ abi: multicallAbi, args }) });
  });
  const answers = await askAll(ask, requests);
  const read = parts.map(
    (part, index) => parseMulticall(answers[index], part.length) ?? readSingly(ask, part),
  );
  return (await Promise.all(read)).flat();
}

/** Reads many states at the latest block: through Multicall3 where the chain has it, else one by one. One answer per call, in their order. */
export async function readStates(ask: AskNode, calls: readonly StateCall[]): Promise<StateAnswer[]> {
  if (calls.length === 0) return [];
  const [code] = await askAll(ask, [{ method: 'eth_getCode', params: [multicallAddress, 'latest'] }]);
  const hasMulticall = code?.ok && isHex(code.result) && code.result.length > 2;
  return hasMulticall ? readTogether(ask, calls) : readSingly(ask, calls);
}

/**
 * The same, with what is refused among many calls asked for alone: a contract that uses up the gas makes the calls after it fail, and could
 * so hide what others have.
 */
export async function readProvenStates(ask: AskNode, calls: readonly StateCall[]): Promise<StateAnswer[]> {
  const states = await readStates(ask, calls);
  const refused = states.flatMap(({ kind }, index) => (kind === 'reverted' ? [index] : []));
  const again = await readSingly(
    ask,
    refused.map((index) => calls[index]!),
  );
  for (const [position, index] of refused.entries()) states[index] = again[position]!;
  return states;
}
