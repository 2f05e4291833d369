import { localeCodes } from '#i18n/locales.ts';
import type { ListingTexts } from '../model/listing-draft.ts';
import type { DraftLine } from './listing-kind.ts';

/** The texts of a draft, one line per language and field. */
export function describeTexts(texts: ListingTexts): DraftLine[] {
  return localeCodes.flatMap((locale) =>
    Object.entries(texts[locale] ?? {}).map(([name, value]) => ({ field: `texts.${locale}.${name}`, value })),
  );
}

/** Languages in which something is written. */
export function writtenLanguages(texts: ListingTexts) {
  return localeCodes.filter((locale) =>
    Object.values(texts[locale] ?? {}).some((text) => text.trim() !== ''),
  );
}
