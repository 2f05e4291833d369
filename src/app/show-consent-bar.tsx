import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createI18n } from '#i18n/create-i18n.ts';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locales.ts';
import { fetchPage } from './fetch-page.ts';
import type { PageState } from './page-state.ts';

let root: Root | undefined;

/** At the end of the document. It has no box of its own, so that the bar sticks to the window's edge. */
function addPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.display = 'contents';
  return document.body.appendChild(place);
}

let wanted: Locale | null = null;
let shown: Locale | null = null;

/**
 * Shows the bar that asks about statistics, or takes it away. Its code and words are those of the page about cookies, fetched now.
 * @param locale null takes it away
 * @throws when they cannot be fetched
 */
export async function showConsentBar(locale: Locale | null): Promise<void> {
  wanted = locale;
  if (locale === shown) return;
  if (locale === null) {
    shown = null;
    root?.render(null);
    return;
  }
  const [{ ConsentBar }, response] = await Promise.all([
    import('../routes/cookies.tsx'),
    fetchPage(`/${locale}/cookies`, new AbortController().signal),
  ]);
  // Another page was opened while they came.
  if (wanted !== locale) return;
  shown = locale;
  const { messages } = response as PageState;
  const i18n = createI18n(locale, messages);
  root ??= createRoot(addPlace());
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <LocaleProvider locale={locale}>
          <ConsentBar />
        </LocaleProvider>
      </I18nProvider>
    </StrictMode>,
  );
}
