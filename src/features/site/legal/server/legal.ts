import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { LegalTextName } from '#features/core/brand/model/legal-texts.ts';
import { fallbackLocale, locales, type Locale } from '#i18n/locales.ts';
import type { LegalText } from '../model/legal-text.ts';
import { readLegalFile } from './read-legal-file.ts';

export interface Legal {
  /** The text in a language, or in English where there is none in it; undefined where the brand does not bring it. */
  find(name: LegalTextName, locale: Locale): LegalText | undefined;
}

/** The brand's own legal texts. Each file is read once: a change takes effect with the next start. */
export function createLegal({ legalTexts }: Pick<Brand, 'legalTexts'>): Legal {
  const known = new Map<string, LegalText | undefined>();
  function read(name: LegalTextName, locale: Locale): LegalText | undefined {
    const changed = legalTexts?.[name];
    if (changed === undefined) return undefined;
    const own = readLegalFile(name, locale);
    if (own) return { name, ...own, changed };
    const english = readLegalFile(name, fallbackLocale);
    return english && { name, ...english, lang: locales[fallbackLocale].tag, changed };
  }
  return {
    find(name, locale) {
      const key = `${name} ${locale}`;
      if (!known.has(key)) known.set(key, read(name, locale));
      return known.get(key);
    },
  };
}
