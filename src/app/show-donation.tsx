import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { pageLoading } from '#features/site/shell/model/page-loading.ts';
import { unreachedPage } from '#features/site/shell/model/unreached-page.ts';
import type { DonationRequest } from '#features/submission/paying/view/donate/donate-dialog.tsx';
import { createI18n } from '#i18n/create-i18n.ts';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locales.ts';
import type { DonateDialogData } from '#routes/donate.tsx';
import { fetchDonateDialog } from './fetch-page.ts';

let root: Root | undefined;
let latest = 0;
let close: () => void = () => undefined;

async function fetchParts(locale: Locale) {
  pageLoading.begin();
  try {
    const parts = await Promise.all([import('../routes/donate.tsx'), fetchDonateDialog(locale)]);
    pageLoading.finish();
    return parts;
  } catch (error) {
    pageLoading.fail();
    throw error;
  }
}

/**
 * Shows the donate dialog in front of the page.
 * @param reference null: of the unpaid submission of this device
 * @throws when its code or its words cannot be fetched
 */
export async function showDonation(reference: string | null, locale: Locale): Promise<void> {
  const showing = ++latest;
  const [{ default: DonateDialog }, state] = await fetchParts(locale);
  // Requested again in the meantime.
  if (showing !== latest) return;
  unreachedPage.set(null);
  const i18n = createI18n(locale, state.messages);
  // It stays in the document: a dialog gives the focus back when it is closed, not when it is taken away.
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const draw = (request: DonationRequest | null) =>
    root?.render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <LocaleProvider locale={locale}>
            <DonateDialog request={request} data={state.data as DonateDialogData} onClose={close} />
          </LocaleProvider>
        </I18nProvider>
      </StrictMode>,
    );
  close = () => draw(null);
  draw({ showing, reference });
}

// What the dialog is in front of is gone.
if ('navigation' in globalThis) navigation.addEventListener('currententrychange', () => close());
