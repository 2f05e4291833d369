import { intlTag } from './intl-tag.ts';
import type { Locale } from './locales.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file size: `1.8 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const unit = units[power] ?? 'byte';
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(intlTag(locale), options).format(bytes / 1000 ** power);
}
