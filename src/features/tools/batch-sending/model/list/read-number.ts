import { plainSigns } from '#lib/plain-signs.ts';

/** A sign that is before the decimals in one country and between the thousands in another. */
export type PointOrComma = '.' | ',';

/** A number that can be read in one way only. */
export interface PlainNumber {
  kind: 'plain';
  whole: string;
  fraction: string;
  /** The point or comma before its decimals. */
  decimalSign: PointOrComma | null;
  /** The point or comma between its thousands. */
  groupSign: PointOrComma | null;
}

/** A number with one point or comma and three digits behind it: 1.234 is less than two in one country, and more than a thousand in another. */
export interface OpenNumber {
  kind: 'open';
  whole: string;
  /** The three digits. */
  fraction: string;
  /** The sign of which the meaning is open. */
  sign: PointOrComma;
}

/** The number as it was written, in plain signs. */
export const typedOf = ({ whole, sign, fraction }: OpenNumber) => `${whole}${sign}${fraction}`;

/** `form`: no number, or marks that no country writes. */
export type ReadNumber = PlainNumber | OpenNumber | { kind: 'form' };

/** After `plainSigns`, which leaves one apostrophe and one space. */
const numberPattern = /^\d+(?:[.,'_ ]\d+)*$/;

const isPointOrComma = (sign: string | undefined): sign is PointOrComma => sign === '.' || sign === ',';

/** Groups of three; with commas also as in India: three digits at the end, two in each group before them. */
function isGrouped([first = '', ...groups]: readonly string[], sign: string): boolean {
  const have = (size: number) => (group: string) => group.length === size;
  if (first.length <= 3 && groups.every(have(3))) return true;
  return sign === ',' && first.length <= 2 && groups.slice(0, -1).every(have(2)) && have(3)(groups.at(-1)!);
}

/** A number with one sign, once. */
function readPair([whole, fraction]: readonly [string, string], sign: PointOrComma): ReadNumber {
  // No country writes a group of a single zero, and none leaves four digits together before a group.
  const isOpen = fraction.length === 3 && whole.length <= 3 && whole !== '0';
  return isOpen
    ? { kind: 'open', whole, fraction, sign }
    : { kind: 'plain', whole, fraction, decimalSign: sign, groupSign: null };
}

/** A number with several signs: of two kinds the last is the decimal sign, and one kind alone makes groups. */
function readSigned(parts: readonly string[], signs: string): ReadNumber {
  const [first, last] = [signs[0]!, signs.at(-1)!];
  const kinds = new Set(signs).size;
  const hasDecimals = kinds === 2 && isPointOrComma(last) && signs.indexOf(last) === signs.length - 1;
  const groups = hasDecimals ? parts.slice(0, -1) : parts;
  if ((kinds > 1 && !hasDecimals) || !isGrouped(groups, first)) return { kind: 'form' };
  return {
    kind: 'plain',
    whole: groups.join(''),
    fraction: hasDecimals ? parts.at(-1)! : '',
    decimalSign: hasDecimals ? last : null,
    groupSign: isPointOrComma(first) ? first : null,
  };
}

/** Reads a number as any country writes it, with the marks of its groups. What has two readings is `open`, never guessed. */
export function readNumber(typed: string): ReadNumber {
  const text = plainSigns(typed).trim();
  if (!numberPattern.test(text)) return { kind: 'form' };
  const parts = text.split(/[^\d]/);
  const signs = text.replaceAll(/\d/g, '');
  const [whole, fraction] = parts;
  if (fraction === undefined)
    return { kind: 'plain', whole: text, fraction: '', decimalSign: null, groupSign: null };
  return signs.length === 1 && isPointOrComma(signs)
    ? readPair([whole!, fraction], signs)
    : readSigned(parts, signs);
}
