import { contentLanguageOf } from '#i18n/api-language.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { locales } from '#i18n/locales.ts';

/** BCP 47 tag of the editors' news where it is not the page's language: they exist in Chinese and English only. */
export function useTextLang(): string | undefined {
  const locale = useLocale();
  const language = contentLanguageOf(locale);
  return language === locales[locale].tag ? undefined : language;
}
