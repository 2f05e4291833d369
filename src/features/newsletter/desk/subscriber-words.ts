import type { SubscriberState } from '../model/subscriber.ts';

/** The desk is in English only; its texts are next to its screens. */
export const subscriberStateWords: Record<SubscriberState, string> = {
  subscribed: 'Subscribed',
  unconfirmed: 'Not confirmed',
  refused: 'Refused by the mailbox',
  unsubscribed: 'Unsubscribed',
};
