import { locales, type Locale } from './locales.ts';

/** A large number with its unit as the language counts: 30 M in English, 3000 万 in Chinese. */
export function splitCompact(value: number, locale: Locale): { digits: string; unit: string } {
  const parts = new Intl.NumberFormat(locales[locale].tag, {
    notation: 'compact',
    useGrouping: false,
  }).formatToParts(value);
  const of = (isUnit: boolean) =>
    parts
      .filter(({ type }) => (type === 'compact') === isUnit)
      .map((part) => part.value)
      .join('')
      .trim();
  return { digits: of(false), unit: of(true) };
}
