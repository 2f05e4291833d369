import { createContext, use, type ReactNode } from 'react';
import { fallbackLocale, type Locale } from './locales.ts';

const LocaleContext = createContext<Locale>(fallbackLocale);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The page's language. */
export function useLocale(): Locale {
  return use(LocaleContext);
}

/** Turns a path without language (`/dappstore`) into one of the page's language (`/en/dappstore`). `/` is the home page. */
export function useHref(): (path: string) => string {
  const locale = useLocale();
  return (path) => (path === '/' ? `/${locale}` : `/${locale}${path}`);
}
