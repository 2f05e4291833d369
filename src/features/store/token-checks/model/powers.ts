import { concatHex, encodeAbiParameters, parseAbiParameters, toFunctionSelector, type Hex } from 'viem';
import { knownFunctions, type KnownFunctions } from './known-functions.ts';

/** What an owner may be able to do to a token. */
export const powers = ['mint', 'pause', 'blacklist', 'fee-change', 'limits'] as const;
export type Power = (typeof powers)[number];

/** What ends a limit, a pause or a block, or exempts someone: it refuses to act while there is nothing to end, which says nothing. */
const ending = /^(?:un|remove|exclude|include|enable|open|disable)/i;

const withoutEnding = (functions: KnownFunctions): KnownFunctions =>
  new Map([...functions].filter(([, signature]) => !ending.test(signature)));

/** A fee that can be asked for is no way to change it. */
const settersAmong = (functions: KnownFunctions): KnownFunctions =>
  new Map([...functions].filter(([, signature]) => !signature.endsWith('()')));

/** Functions by which widespread tokens do it. */
export const powerFunctions: Readonly<Record<Power, KnownFunctions>> = {
  mint: withoutEnding(knownFunctions['can-mint']),
  pause: withoutEnding(knownFunctions['can-pause']),
  blacklist: withoutEnding(knownFunctions['can-blacklist']),
  'fee-change': settersAmong(withoutEnding(knownFunctions['fee-on-transfer-functions'])),
  limits: withoutEnding(knownFunctions['can-limit-transfers']),
};

/** A function of a token that may be such a power. */
export interface PowerFunction {
  power: Power;
  /** `setFee(uint256)`. */
  signature: string;
}

/** Whom it is tried against, and how many tokens there are. */
export interface Target {
  account: Hex;
  supply: bigint;
}

/** Fees are percents, tenths or hundredths of them; the largest one that is accepted is the last that counts. */
const fees = [1n, 5n, 10n, 25n, 50n, 99n, 100n, 250n, 500n, 990n, 1_000n, 2_500n, 5_000n, 9_900n, 10_000n];

function numbersOf(power: Power, supply: bigint): readonly bigint[] {
  if (power === 'fee-change') return fees;
  // The smallest limit that is accepted is the last that counts.
  if (power === 'limits') return [supply / 100n, supply / 10_000n, 1n, 0n];
  return power === 'mint' ? [supply / 10n, supply * 10n] : [1n];
}

interface Choice extends Target {
  power: Power;
  number: bigint;
}

/** What a parameter of this type is given; undefined for types that no function of the table has. */
function valueOf(type: string, { power, number, account }: Choice): unknown {
  if (type === 'address') return account;
  if (type === 'address[]') return [account];
  if (type === 'uint256') return number;
  if (type === 'uint256[]') return [number];
  // Trading is switched off, everything else on.
  if (type === 'bool') return power !== 'limits';
  if (type === 'bytes') return '0x';
  return type === 'string' ? '' : undefined;
}

/**
 * The calls by which a function is tried, the harshest last. Anyone's token may be called so: it happens in a simulation alone.
 * @param signature one of `powerFunctions`
 */
export function listAttempts({ power, signature }: PowerFunction, target: Target): Hex[] {
  const selector = toFunctionSelector(`function ${signature}`);
  const types = signature.slice(signature.indexOf('(') + 1, -1);
  if (types === '') return [selector];
  const parameters = parseAbiParameters(types);
  const numbers = types.includes('uint256') ? numbersOf(power, target.supply) : [0n];
  return numbers.map((number) => {
    const values = parameters.map(({ type }) => valueOf(type, { ...target, power, number }));
    return concatHex([selector, encodeAbiParameters(parameters, values)]);
  });
}
