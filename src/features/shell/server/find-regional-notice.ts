import { createHash } from 'node:crypto';
import type { BrandSentences } from '#features/brand/model/brand-sentences.ts';
import { chooseText, otherLanguageOf } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { RegionalNotice } from '../model/regional-notice.ts';

/** The notice in the page's language; its id is the same in all languages. */
export function findRegionalNotice(
  { regionalNotice }: BrandSentences,
  locale: Locale,
): RegionalNotice | null {
  const text = regionalNotice && chooseText(regionalNotice, locale);
  if (!text) return null;
  const lang = otherLanguageOf(regionalNotice, locale);
  const id = createHash('sha256').update(regionalNotice.en).digest('base64url').slice(0, 8);
  return { id, text, ...(lang === undefined ? {} : { lang }) };
}
