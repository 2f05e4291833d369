import { formatUnits } from 'viem';
import { formatDay } from '#i18n/format-day.ts';
import { intlTag } from '#i18n/intl-tag.ts';
import type { Locale } from '#i18n/locales.ts';

const daySeconds = 86_400;
const units = [
  ['year', 365 * daySeconds],
  ['month', 30 * daySeconds],
  ['day', daySeconds],
] as const;

/** An amount of a token as people read it: `1,250.5`. @param units base units */
export function formatAmount(amount: bigint, decimals: number, locale: Locale): string {
  const format = new Intl.NumberFormat(intlTag(locale), { maximumFractionDigits: 6 });
  // As text, so that no digit is lost on the way.
  return format.format(formatUnits(amount, decimals) as `${number}`);
}

/** How long ago: `2 years ago`. @param given in seconds */
export function formatAge(given: number, now: number, locale: Locale): string {
  const age = Math.max(0, now - given);
  const [unit, seconds] = units.find(([, each]) => age >= each) ?? ['day', daySeconds];
  const format = new Intl.RelativeTimeFormat(intlTag(locale), { numeric: 'auto' });
  return format.format(-Math.floor(age / seconds), unit);
}

/** The day of a moment in seconds. */
export function formatSeconds(seconds: number, locale: Locale): string {
  return formatDay(new Date(seconds * 1000).toISOString(), locale);
}
