/** Dispatched on `window` by whatever wants the donate dialog shown; `detail` is the submission's reference. */
export const showDonateEvent = 'show-donate';

/** Asks for the donate dialog of a submission. Each showing makes a new amount. */
export function requestDonation(reference: string): void {
  dispatchEvent(new CustomEvent<string>(showDonateEvent, { detail: reference }));
}
