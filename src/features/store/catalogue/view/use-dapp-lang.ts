import { localeOfApiLanguage } from '#i18n/api-language.ts';
import { otherLanguageOf } from '#i18n/choose-text.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { Dapp } from '../model/dapp.ts';

/** Language of a DApp's title and description where it is not the page's, for `lang`. */
export function useDappLang({ languages }: Pick<Dapp, 'languages'>): string | undefined {
  const texts = Object.fromEntries(languages.map((language) => [localeOfApiLanguage(language), true]));
  return otherLanguageOf(texts, useLocale());
}
