/**
 * Dispatched on `window` by whatever wants the donate dialog shown, on any page. `detail` names the submission: `{ reference }` or the
 * reference alone; without it the dialog is for the unpaid submission of this device.
 */
export const showDonateEvent = 'show-donate';

/** Dispatched on `window` when the link of a payment was sent; `detail` is the reference. A page that shows the result itself cancels it. */
export const donationSentEvent = 'donation-sent';

/** Asks for the donate dialog of a submission. Each showing makes a new amount. */
export function requestDonation(reference: string): void {
  dispatchEvent(new CustomEvent(showDonateEvent, { detail: { reference } }));
}

/** The reference that a `show-donate` event names; null where it names none. */
export function readDonationRequest(event: Event): string | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const reference =
    typeof detail === 'object' && detail !== null && 'reference' in detail ? detail.reference : detail;
  return typeof reference === 'string' && reference.trim() !== '' ? reference.trim() : null;
}

/** @returns true when the page behind the dialog shows what happens next */
export function reportDonationSent(reference: string): boolean {
  return !dispatchEvent(new CustomEvent(donationSentEvent, { detail: reference, cancelable: true }));
}
