import type { Hex } from 'viem';
import { isSeenAsReal, probeCode } from '../model/probe.ts';
import { callCost, type Surroundings } from '../model/simulation.ts';
import { NotSimulated, type Simulate } from './simulate.ts';

const day = 24 * 60 * 60;
const times = [12, 30 * day];

interface Accounts {
  caller: Hex;
  /** Where the probe is in the simulation; nothing is there. */
  probe: Hex;
}

/**
 * Some nodes take overrides and ignore them. What such a node shows proves nothing.
 * @throws NotSimulated where a contract would not see what was asked for
 */
export async function requireFaithfulNode(
  simulate: Simulate,
  around: Surroundings,
  { caller, probe }: Accounts,
): Promise<void> {
  const answers = await simulate({
    blocks: times.map((afterSeconds) => ({
      afterSeconds,
      calls: [{ from: caller, to: probe, data: '0x' }],
    })),
    balances: { [caller]: 2n * callCost(around) },
    codes: { [probe]: probeCode(around) },
  });
  const isFaithful = times.every((afterSeconds, index) => {
    const answer = answers[index]?.[0];
    return answer?.ok === true && isSeenAsReal(around, afterSeconds, answer.data);
  });
  if (!isFaithful) throw new NotSimulated('node-cannot-simulate');
}
