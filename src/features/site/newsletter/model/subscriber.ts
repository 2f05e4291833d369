import * as v from 'valibot';

/** `refused`: a mail server refused the mailbox for good, so it is left out. `unconfirmed`: its owner has not pressed the button of the confirmation mail; such an address gets no newsletter. */
export const subscriberStates = ['subscribed', 'unconfirmed', 'refused', 'unsubscribed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** A subscriber in the desk's list. Times are RFC 3339, UTC. */
export interface Subscriber {
  id: number;
  email: string;
  /** Site language. */
  locale: string;
  state: SubscriberState;
  create_time: string;
  confirmed_time: string | null;
  unsubscribed_time: string | null;
  refused_time: string | null;
  /** What the mail server said. */
  refused_error: string | null;
}

/** Which subscribers a list or an export asks for; what is absent does not narrow. */
export interface SubscriberFilter {
  state?: SubscriberState | undefined;
  locale?: string | undefined;
  /** Part of the address. */
  q?: string | undefined;
}

/** Addresses of one language by state. */
export interface LanguageCount extends Record<SubscriberState, number> {
  /** Site language. */
  id: string;
}

/** Newsletter subscriptions of a month. */
export interface GrowthMonth {
  /** `2026-11`, UTC. */
  id: string;
  joined: number;
  departed: number;
}

/** What an editor does with a subscriber: `erase` leaves no trace of the address. */
export const subscriberActionSchema = v.object({ name: v.literal('erase') });
