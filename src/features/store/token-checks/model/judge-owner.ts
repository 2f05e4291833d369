import type { Finding } from './check.ts';
import type { Judged } from './judge-route.ts';
import type { Power } from './powers.ts';

/** An account that a token names as its ruler, or that is in its storage. */
export interface Authority {
  /** With its checksum. */
  address: string;
  kind: 'account' | 'contract' | 'timelock';
  /** Of a timelock. */
  delaySeconds: number | null;
}

/** Who rules over a token, as it says itself. `renounced`: the zero address, or a burn address; `unknown`: its answer could not be read. */
export type Ruler =
  { kind: 'none' } | { kind: 'renounced' } | { kind: 'unknown' } | { kind: 'named'; authority: Authority };

/** What happened when a function was called as each authority in a simulation. */
export type PowerTrial = { signature: string } & (
  | { result: 'stops-resale' | 'creates-tokens'; by: Authority }
  /** In hundredths of a percent, before and after. */
  | { result: 'raises-fee'; by: Authority; from: number; to: number }
  | { result: 'without-effect' }
  /** No authority may call it; someone unknown may. */
  | { result: 'refused' }
  | { result: 'not-tried' }
);

export interface PowerReading {
  trials: readonly PowerTrial[];
  /** False where not all of the code could be read. */
  isCodeKnown: boolean;
  ruler: Ruler;
  /** False where more addresses may rule than were tried. */
  areAuthoritiesKnown: boolean;
}

/** The worst first: what stops every sale, what takes most, what anyone may create. */
const ranks: readonly PowerTrial['result'][] = [
  'stops-resale',
  'raises-fee',
  'creates-tokens',
  'not-tried',
  'refused',
  'without-effect',
];

function describeTrial(trial: PowerTrial): Finding['params'] {
  const params = { function: trial.signature };
  if (!('by' in trial)) return params;
  const { address, kind, delaySeconds } = trial.by;
  return {
    ...{ ...params, effect: trial.result, by: address, kind },
    ...(delaySeconds !== null && { delaySeconds }),
    ...(trial.result === 'raises-fee' && { fee: trial.to, before: trial.from }),
  };
}

/**
 * What an owner can do with one power. It is never a stop: the token may be sold now. A name in the code alone is a caution, because what it does was not seen;
 * where ownership was given up and no one in the storage may call it, it is out of reach.
 */
export function judgePower(power: Power, reading: PowerReading): Judged {
  const { trials, isCodeKnown, ruler, areAuthoritiesKnown } = reading;
  const [worst] = trials.toSorted((a, b) => ranks.indexOf(a.result) - ranks.indexOf(b.result));
  if (!worst)
    return isCodeKnown
      ? { id: power, outcome: 'passed', why: 'no-known-function', params: {} }
      : { id: power, outcome: 'not-determined', why: 'code-unread', params: {} };
  const params = describeTrial(worst);
  if ('by' in worst) return { id: power, outcome: 'caution', why: 'owner-can', params };
  if (worst.result === 'without-effect')
    return { id: power, outcome: 'passed', why: 'without-effect', params };
  if (worst.result === 'refused' && ruler.kind === 'renounced' && areAuthoritiesKnown)
    return { id: power, outcome: 'passed', why: 'owner-renounced', params };
  return { id: power, outcome: 'caution', why: 'function-in-code', params };
}

/** Who rules is told, and is no finding against a token: what they can do is one. */
export function judgeRuler(ruler: Ruler): Judged {
  if (ruler.kind === 'none') return { id: 'owner', outcome: 'passed', why: 'no-owner', params: {} };
  if (ruler.kind === 'renounced')
    return { id: 'owner', outcome: 'passed', why: 'owner-renounced', params: {} };
  if (ruler.kind === 'unknown')
    return { id: 'owner', outcome: 'not-determined', why: 'endpoint-failed', params: {} };
  const { address, kind, delaySeconds } = ruler.authority;
  return {
    ...{ id: 'owner', outcome: 'passed', why: `owner-is-${kind}` },
    params: { owner: address, ...(delaySeconds !== null && { delaySeconds }) },
  };
}
