/** Days for which a confirmation link works. */
export const confirmationDays = 7;

/**
 * State of the subscription behind a mail's link: `pending` can be confirmed, `expired` could have been for
 * a week, `unknown` is not one of our links.
 */
export type SubscriptionState = 'pending' | 'expired' | 'confirmed' | 'unsubscribed' | 'unknown';

/** Data of the two pages that newsletter mails link to. */
export interface SubscriptionPageData {
  state: SubscriptionState;
  /** From the page's address; sent again by the page's button. */
  token: string;
}

/** Times of a subscription, RFC 3339 UTC. */
export interface SubscriptionTimes {
  confirmedTime: string | null;
  unsubscribedTime: string | null;
  /** When the mail with the link was written. */
  linkTime: string;
}

export function subscriptionStateOf(times: SubscriptionTimes, now: Date): SubscriptionState {
  if (times.unsubscribedTime !== null) return 'unsubscribed';
  if (times.confirmedTime !== null) return 'confirmed';
  const ageMs = now.getTime() - Date.parse(times.linkTime);
  return ageMs > confirmationDays * 24 * 60 * 60_000 ? 'expired' : 'pending';
}
