/**
 * Why an amount is refused. `form`: no plain number. `ambiguous`: a comma or point that is a decimal sign in one country and a group sign in
 * another. `decimals`: more of them than the token has. `too-large`: more than any token can hold.
 */
export type AmountFault = 'form' | 'ambiguous' | 'decimals' | 'zero' | 'too-large';

const plainPattern = /^(\d+)(?:\.(\d+))?$/;
/** Groups of three by one sign that is never a decimal sign; a point may follow. */
const groupedPattern = /^\d{1,3}(?:(['’_\u0020\u00A0\u202F])\d{3})(?:\1\d{3})*(?:\.\d+)?$/;
/** Commas as groups, proven by a second one or by the point that follows. */
const commaGroupsPattern = /^\d{1,3}(?:(?:,\d{3}){2,}|(?:,\d{3})+(?=\.))(?:\.\d+)?$/;
const max = (1n << 256n) - 1n;

/** Reads an amount strictly: what two readers could take for different amounts is refused, never guessed. @returns base units */
export function parseAmount(typed: string, decimals: number): bigint | AmountFault {
  const text = typed.trim();
  const isGrouped = groupedPattern.test(text) || commaGroupsPattern.test(text);
  const plain = plainPattern.exec(isGrouped ? text.replaceAll(/[^\d.]/g, '') : text);
  if (!plain) return /^\d[\d.,]*$/.test(text) && /[.,]/.test(text) ? 'ambiguous' : 'form';
  const [, whole, fraction = ''] = plain;
  const kept = fraction.slice(0, [...fraction].findLastIndex((digit) => digit !== '0') + 1);
  if (kept.length > decimals) return 'decimals';
  if (whole!.length > 80) return 'too-large';
  const units = BigInt(whole! + kept.padEnd(decimals, '0'));
  if (units === 0n) return 'zero';
  return units > max ? 'too-large' : units;
}
