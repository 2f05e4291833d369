import type { RpcAnswer, RpcCall } from '#platform/chain/json-rpc.ts';
import {
  parseSimulation,
  simulateParams,
  type SimulatedAnswer,
  type Simulation,
  type Surroundings,
} from '../model/simulation.ts';

/** A node that cannot simulate is an expected outcome; any other failure of the endpoint too. */
export class NotSimulated extends Error {
  override readonly name = 'NotSimulated';
  readonly why: 'node-cannot-simulate' | 'endpoint-failed';

  constructor(why: NotSimulated['why']) {
    super(`a simulation was not made: ${why}`);
    this.why = why;
  }
}

/** One answer per call, by block. @throws NotSimulated */
export type Simulate = (simulation: Simulation) => Promise<readonly (readonly SimulatedAnswer[])[]>;

/** JSON-RPC: no such method. */
const noMethod = -32_601;
/** As providers say it who have another code for it. */
const noMethodWords =
  /not found|not supported|not available|not whitelisted|does not exist|unsupported|unknown/i;

const isUnknownMethod = (answer: RpcAnswer) =>
  !answer.ok &&
  (answer.code === noMethod || (/method/i.test(answer.message) && noMethodWords.test(answer.message)));

/** Simulations on top of one block, which all calls of a check share. */
export function createSimulate(call: RpcCall, around: Surroundings): Simulate {
  return async (simulation) => {
    const params = simulateParams(around, simulation);
    const answer = await call('eth_simulateV1', params).catch(() => {
      throw new NotSimulated('endpoint-failed');
    });
    if (isUnknownMethod(answer)) throw new NotSimulated('node-cannot-simulate');
    const blocks = answer.ok ? parseSimulation(answer.result, simulation) : undefined;
    if (!blocks) throw new NotSimulated('endpoint-failed');
    return blocks;
  };
}
