import { intlTag } from '#i18n/intl-tag.ts';
import type { Locale } from '#i18n/locales.ts';

/** A share as people read it: `2.5%`. @param hundredths of a percent */
export function formatHundredths(hundredths: number, locale: Locale): string {
  const options = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(intlTag(locale), options).format(hundredths / 10_000);
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A time in its largest unit: `2 days`. */
export function formatDuration(seconds: number, locale: Locale): string {
  const [unit, size] = units.find(([, each]) => seconds >= each) ?? (['second', 1] as const);
  const options = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(intlTag(locale), options).format(seconds / size);
}
