import { plainSigns } from '#lib/plain-signs.ts';
import { trimEndOf } from '#lib/trim-end-of.ts';

/**
 * The decimals identify a quote: .1000 to .9999, and .100000 to .999999 when those become scarce
 * (specification §9, rulings §4).
 */
export type SuffixDecimals = 4 | 6;

/** Decimals that the amount of a quote always shows. */
export const quoteDecimals: SuffixDecimals = 4;
/** Decimals of an amount created when the shorter ones were scarce. */
export const longQuoteDecimals: SuffixDecimals = 6;

/** The smallest suffix with this many decimals: .1000, .100000. */
export const firstSuffix = (decimals: SuffixDecimals): number => 10 ** (decimals - 1);
/** How many suffixes there are: 9,000 or 900,000. */
export const suffixCount = (decimals: SuffixDecimals): number => 9 * 10 ** (decimals - 1);

export interface DonationAmount {
  /** Whole tokens. */
  base: number;
  /** The decimals as a whole number, 1000 to 9999 or 100000 to 999999. */
  suffix: number;
  suffixDecimals: SuffixDecimals;
  /** Of the token, at least `suffixDecimals`. */
  decimals: number;
}

/** The exact amount of a quote in base units. */
export function donationUnits({ base, suffix, suffixDecimals, decimals }: DonationAmount): bigint {
  const parts = BigInt(base) * 10n ** BigInt(suffixDecimals) + BigInt(suffix);
  return parts * 10n ** BigInt(decimals - suffixDecimals);
}

/** True for a six-decimal amount that looks like a four-decimal one: .473100. */
export function isShortSuffix(suffix: number): boolean {
  return suffix % 10 ** (longQuoteDecimals - quoteDecimals) === 0;
}

/**
 * Base units as whole tokens in decimal digits, exactly, without trailing zeros: `200.4731`.
 * @param minDecimals keeps at least this many decimals
 */
export function formatUnits(units: bigint, decimals: number, minDecimals = 0): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = trimEndOf(digits.slice(digits.length - decimals), '0').padEnd(minDecimals, '0');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** The opposite of `formatUnits`, of what a person typed; undefined for what is no amount of this token. */
export function parseUnits(text: string, decimals: number): bigint | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,20})(?:\.(\d{1,30}))?$/.exec(plainSigns(text).trim()) ?? [];
  if (whole === '' || fraction.length > decimals) return undefined;
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** The amount of a quote with all significant decimals: four, or six. */
export function formatQuote(units: bigint, decimals: number): string {
  const short = formatUnits(units, decimals, quoteDecimals);
  const shown = short.length - short.indexOf('.') - 1;
  return shown > quoteDecimals ? formatUnits(units, decimals, longQuoteDecimals) : short;
}
