import { formatUnits } from 'viem';
import { intlTag } from '#i18n/intl-tag.ts';
import type { Locale } from '#i18n/locales.ts';

/** Of the chain's own coin, on the chains of these requests. */
export const coinDecimals = 18;
/** Older browsers write no more decimals. */
const decimalsMax = 20;

/** An amount in base units as people write it, with every digit. */
export function formatAmount(amount: bigint, decimals: number, locale: Locale): string {
  const text = formatUnits(amount, decimals);
  if (decimals > decimalsMax) return text;
  // As text, so that no digit is lost.
  return new Intl.NumberFormat(intlTag(locale), { maximumFractionDigits: decimals }).format(
    text as `${number}`,
  );
}
