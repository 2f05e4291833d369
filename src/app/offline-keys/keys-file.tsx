import type { Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '#ui/styles/tokens.css';
import { KeysApp } from '#features/tools/offline-keys/view/file/keys-app.tsx';
import { createI18n } from '#i18n/create-i18n.ts';
import { keepLoanwordsWhole } from '#i18n/keep-loanwords-whole.ts';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import { isLocale, locales, type Locale } from '#i18n/locales.ts';
import { negotiateLocale } from '#i18n/negotiate-locale.ts';
import { keepTexts } from '#lib/keep-texts.ts';

/*
 * The script of the offline key file, which scripts/build/build-keys-file.ts makes: all its words, in every language, and nothing
 * that needs a server.
 */

const catalogues = import.meta.glob<Messages>('../../../messages/*/offline-keys.po', {
  import: 'messages',
  eager: true,
});

const messagesOf = (locale: Locale): Messages =>
  keepLoanwordsWhole(locale, catalogues[`../../../messages/${locale}/offline-keys.po`] ?? {});

/** The language of the page that linked here, or the browser's. */
function firstLocale(): Locale {
  const linked = location.hash.slice(1);
  return isLocale(linked) ? linked : negotiateLocale(undefined, navigator.languages.join(','));
}

/** Which version of the product built the file, as its head says. */
const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '';

/** Light or dark, as the system is. */
function useSystemTheme(): void {
  useLayoutEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light';
    };
    follow();
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, []);
}

/**
 * Starts over when the page is left, so that a page that the browser keeps for the back button holds no words.
 * @returns the number of the visit, and what begins the next one
 */
function useVisits(): [number, () => void] {
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    const clear = () => flushSync(() => setVisit((before) => before + 1));
    addEventListener('pagehide', clear);
    return () => removeEventListener('pagehide', clear);
  }, []);
  return [visit, () => setVisit(visit + 1)];
}

function KeysFile() {
  const [locale, setLocale] = useState(firstLocale);
  const [visit, clear] = useVisits();
  useSystemTheme();
  const i18n = useMemo(() => createI18n(locale, messagesOf(locale)), [locale]);
  useLayoutEffect(() => {
    document.documentElement.lang = locales[locale].tag;
  }, [locale]);
  return (
    <I18nProvider i18n={i18n}>
      <LocaleProvider locale={locale}>
        <KeysApp key={visit} version={version} onLocale={setLocale} onClear={clear} />
      </LocaleProvider>
    </I18nProvider>
  );
}

keepTexts(document.body);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <KeysFile />
  </StrictMode>,
);
