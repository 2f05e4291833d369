import { formatUnits } from 'viem';
import { typedOf, type PointOrComma, type PlainNumber, type ReadNumber } from './read-number.ts';
import type { MeaningOf } from './sign-meaning.ts';

/**
 * Why an amount is refused. `form`: no number. `open`: its point or comma can mean decimals or thousands, and nothing in the list says
 * which. `decimals`: more of them than the token has; `nearest` and `other` are the amounts around it, written with its own sign, without
 * zero. `too-large`: more than any token can hold.
 */
export type AmountFault =
  | { kind: 'form' | 'zero' | 'too-large' }
  | { kind: 'open'; typed: string; sign: PointOrComma }
  | { kind: 'decimals'; most: number; nearest: string; other: string | null };

const max = (1n << 256n) - 1n;

/** A finer amount than the token has, with those on both sides of it. */
function refuseDecimals({ whole, fraction, decimalSign }: PlainNumber, decimals: number): AmountFault {
  const below = BigInt(whole + fraction.slice(0, decimals));
  const both = fraction[decimals]! >= '5' ? [below + 1n, below] : [below, below + 1n];
  const [nearest, other = null] = both
    .filter((units) => units > 0n)
    .map((units) => formatUnits(units, decimals).replace('.', decimalSign ?? '.'));
  return { kind: 'decimals', most: decimals, nearest: nearest!, other };
}

function toUnits(number: PlainNumber, decimals: number): bigint | AmountFault {
  const { whole, fraction } = number;
  const kept = fraction.slice(0, [...fraction].findLastIndex((digit) => digit !== '0') + 1);
  if (whole.length > 80) return { kind: 'too-large' };
  if (kept.length > decimals) return refuseDecimals(number, decimals);
  const units = BigInt(whole + kept.padEnd(decimals, '0'));
  if (units === 0n) return { kind: 'zero' };
  return units > max ? { kind: 'too-large' } : units;
}

/** The number with its point or comma read as it is meant. */
function settle(number: ReadNumber, meaningOf: MeaningOf): ReadNumber {
  if (number.kind !== 'open') return number;
  const { whole, fraction, sign } = number;
  const meaning = meaningOf(sign);
  if (meaning === null) return number;
  return meaning === 'decimals'
    ? { kind: 'plain', whole, fraction, decimalSign: sign, groupSign: null }
    : { kind: 'plain', whole: whole + fraction, fraction: '', decimalSign: null, groupSign: sign };
}

/** What a number is as an amount: base units, or why it is refused. What two readers could take for different amounts is never guessed. */
export function judgeAmount(read: ReadNumber, decimals: number, meaningOf: MeaningOf): bigint | AmountFault {
  const number = settle(read, meaningOf);
  if (number.kind === 'plain') return toUnits(number, decimals);
  return number.kind === 'open' ? { kind: 'open', typed: typedOf(number), sign: number.sign } : number;
}
