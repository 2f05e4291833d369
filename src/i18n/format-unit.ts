import { locales, type Locale } from './locales.ts';

export type Unit = 'millimeter' | 'gram';

/** A measured value as people read it: `8.5 mm`. */
export function formatUnit(value: number, unit: Unit, locale: Locale): string {
  const format = new Intl.NumberFormat(locales[locale].tag, { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(value);
}
