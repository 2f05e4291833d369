import { trimEndOf } from '#lib/trim-end-of.ts';

/** Suffixes .1000 to .9999 make the amount of a quote its identity (specification §9). */
const suffixDecimals = 4;
export const firstSuffix = 1000;
export const suffixCount = 9000;

/**
 * The exact amount of a quote in base units.
 * @param amount.base whole tokens
 * @param amount.suffix 1000 to 9999, ten-thousandths of a token
 * @param amount.decimals of the token, at least 4
 */
export function donationUnits(amount: { base: number; suffix: number; decimals: number }): bigint {
  const tenThousandths = BigInt(amount.base) * 10n ** BigInt(suffixDecimals) + BigInt(amount.suffix);
  return tenThousandths * 10n ** BigInt(amount.decimals - suffixDecimals);
}

/**
 * Base units as whole tokens in decimal digits, exactly, without trailing zeros: `200.4731`.
 * @param minDecimals keeps at least so many decimals (a quote always shows four)
 */
export function formatUnits(units: bigint, decimals: number, minDecimals = 0): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = trimEndOf(digits.slice(digits.length - decimals), '0').padEnd(minDecimals, '0');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** Decimals that the amount of a quote always shows. */
export const quoteDecimals = suffixDecimals;
