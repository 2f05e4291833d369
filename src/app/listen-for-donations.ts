import { unreachedPage } from '#features/site/shell/model/unreached-page.ts';
import {
  readDonationRequest,
  showDonateEvent,
} from '#features/submission/paying/view/donate/donation-events.ts';
import type { Locale } from '#i18n/locales.ts';

async function show(reference: string | null, locale: Locale): Promise<void> {
  try {
    const { showDonation } = await import('./show-donation.tsx');
    await showDonation(reference, locale);
  } catch {
    // The dialog's own words could not be fetched either; the status page has the same dialog.
    const path = reference === null ? '' : `/${locale}/submission/${encodeURIComponent(reference)}`;
    unreachedPage.set(new URL(path, location.href).href);
  }
}

/** Shows the donate dialog in front of any page on request; its code and words are fetched then. @returns stops listening */
export function listenForDonations(locale: Locale): () => void {
  const listen = (event: Event) => void show(readDonationRequest(event), locale);
  addEventListener(showDonateEvent, listen);
  return () => removeEventListener(showDonateEvent, listen);
}
