import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Footer } from '#features/navigation/view/footer.tsx';
import { Header } from '#features/navigation/view/header.tsx';
import { ConnectionNotice } from '#features/shell/view/connection-notice.tsx';
import { ErrorNotice } from '#features/shell/view/error-notice.tsx';
import { LoadingBar } from '#features/shell/view/loading-bar.tsx';
import type { RegionalNotice } from '#features/shell/model/regional-notice.ts';
import { TipsBar } from '#features/shell/view/tips-bar.tsx';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locales.ts';
import type { AnyPage } from '#routes/page.ts';

export interface AppProps {
  i18n: I18n;
  locale: Locale;
  path: string;
  notice: RegionalNotice | null;
  page: AnyPage;
  /** What the page's own loader returned. */
  data: unknown;
}

/** The frame of every page: skip link, header, the page, footer. The same on the server and in the browser. */
export function App({ i18n, locale, path, notice, page, data }: AppProps) {
  const { View, layout = {} } = page;
  return (
    <I18nProvider i18n={i18n}>
      <LocaleProvider locale={locale}>
        <a className="skip" href="#main">
          <Trans>Skip to content</Trans>
        </a>
        <TipsBar notice={notice} />
        <i className="neat l" aria-hidden="true" />
        <i className="neat r" aria-hidden="true" />
        <Header path={path} solid={layout.solidHeader ?? false}>
          <LoadingBar />
        </Header>
        <main id="main" tabIndex={-1}>
          <View data={data as never} />
        </main>
        {layout.footer === false ? null : <Footer path={path} />}
        <ConnectionNotice />
        <ErrorNotice />
      </LocaleProvider>
    </I18nProvider>
  );
}
