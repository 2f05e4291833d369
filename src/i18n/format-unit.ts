import { intlTag } from './intl-tag.ts';
import type { Locale } from './locales.ts';

/** SI symbols, and their forms in other scripts. */
const symbols = {
  millimeter: { latin: 'mm', ru: 'мм', hi: 'मिमी', th: 'มม.' },
  meter: { latin: 'm', ru: 'м', hi: 'मी', th: 'ม.' },
  gram: { latin: 'g', ru: 'г', hi: 'ग्राम', th: 'ก.' },
  pixel: { latin: 'px' },
} as const satisfies Record<string, { latin: string } & Partial<Record<Locale, string>>>;

export type Unit = keyof typeof symbols;

const noBreakSpace = '\u00a0';

/** Korean writes a unit next to its number, without a space. */
const gapIn = (locale: Locale) => (locale === 'ko' ? '' : noBreakSpace);

/** The unit alone, where the number has its own element. */
export function unitSymbol(unit: Unit, locale: Locale): string {
  const known: { latin: string } & Partial<Record<Locale, string>> = symbols[unit];
  return known[locale] ?? known.latin;
}

/**
 * A measured value: `8.5 mm`. Not the units of `Intl`, which differ from browser to browser: the server's
 * text must match what every browser would write.
 */
export function formatUnit(value: number, unit: Unit, locale: Locale): string {
  const number = new Intl.NumberFormat(intlTag(locale)).format(value);
  return number + gapIn(locale) + unitSymbol(unit, locale);
}
