import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { Footer } from '#features/site/navigation/view/footer.tsx';
import { Header } from '#features/site/navigation/view/header.tsx';
import { BrokenSection } from '#features/site/shell/view/broken-section.tsx';
import { ConnectionNotice } from '#features/site/shell/view/connection-notice.tsx';
import { ErrorNotice } from '#features/site/shell/view/error-notice.tsx';
import { LoadingBar } from '#features/site/shell/view/loading-bar.tsx';
import type { RegionalNotice } from '#features/site/shell/model/regional-notice.ts';
import { TipsBar } from '#features/site/shell/view/tips-bar.tsx';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locales.ts';
import type { AnyPage } from '#routes/page.ts';
import { BrokenSectionContext, SectionBoundary } from '#ui/section-boundary/section-boundary.tsx';

export interface AppProps {
  i18n: I18n;
  locale: Locale;
  path: string;
  notice: RegionalNotice | null;
  page: AnyPage;
  /** What the page's own loader returned. */
  data: unknown;
  /** Called when header, page and footer react to people. */
  onHydrated?: () => void;
}

/** The last part of what is hydrated together. */
function Hydrated({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/**
 * The frame of every page: skip link, header, the page, footer. The same on the server and in the browser.
 *
 * What is inside a Suspense boundary is hydrated in slices of a few milliseconds between which the browser can
 * paint and scroll, and immediately where someone clicks; the rest would be one long task. Nothing here suspends.
 */
export function App({ i18n, locale, path, notice, page, data, onHydrated }: AppProps) {
  const { View, layout = {} } = page;
  return (
    <I18nProvider i18n={i18n}>
      <LocaleProvider locale={locale}>
        <BrokenSectionContext value={BrokenSection}>
          <a className="skip" href="#main">
            <Trans>Skip to content</Trans>
          </a>
          <Suspense>
            <SectionBoundary shown={path}>
              <TipsBar notice={notice} />
            </SectionBoundary>
          </Suspense>
          <i className="neat l" aria-hidden="true" />
          <i className="neat r" aria-hidden="true" />
          <Suspense>
            <SectionBoundary shown={path}>
              <Header path={path} solid={layout.solidHeader ?? false}>
                <LoadingBar />
              </Header>
            </SectionBoundary>
          </Suspense>
          <main id="main" tabIndex={-1}>
            <Suspense>
              <View data={data as never} />
            </Suspense>
          </main>
          <Suspense>
            <SectionBoundary shown={path}>
              {layout.footer === false ? null : <Footer path={path} />}
            </SectionBoundary>
          </Suspense>
          <Suspense>
            <ConnectionNotice />
            <ErrorNotice />
            {onHydrated && <Hydrated tell={onHydrated} />}
          </Suspense>
        </BrokenSectionContext>
      </LocaleProvider>
    </I18nProvider>
  );
}
