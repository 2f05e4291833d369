import type { Database } from '#platform/database/database.ts';
import type { ConfirmationMailFacts } from '../model/confirmation-mail.ts';
import type { SubscriptionState } from '../model/subscription-state.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { dropUnconfirmed } from './drop-unconfirmed.ts';
import { enterSubscriber, type SubscribeRequest } from './enter-subscriber.ts';
import { findSubscription } from './find-subscription.ts';
import { prepareConfirmation } from './prepare-confirmation.ts';
import { requestConfirmation } from './request-confirmation.ts';
import { unsubscribe } from './unsubscribe.ts';

export interface Newsletter {
  /** True where a mail asks the holder of an address to confirm it. */
  readonly confirmsByMail: boolean;
  /**
   * Enters an address; where mails can be sent, its holder is asked to confirm. Entering it again answers alike, so that nobody
   * learns who reads the newsletter.
   */
  subscribe(request: SubscribeRequest): Promise<void>;
  /** How the subscription stands that a mail's link belongs to. Changes nothing: mailboxes open links by themselves. */
  stateOf(token: string): Promise<SubscriptionState>;
  /** @returns how it stands afterwards: `confirmed`, or why it could not be */
  confirm(token: string): Promise<SubscriptionState>;
  /** @returns `unsubscribed`, or `unknown` for a token that never was in a mail */
  unsubscribe(token: string): Promise<SubscriptionState>;
  /** For the outbox: makes the token of a confirmation mail; undefined when there is nothing to confirm any more. */
  prepareConfirmation(subscriberId: number): Promise<ConfirmationMailFacts | undefined>;
  dropUnconfirmed(): Promise<void>;
}

/** @param options.confirmsByMail true where a mail server is configured: double opt-in */
export function createNewsletter(options: {
  database: Database;
  now: () => Date;
  confirmsByMail: boolean;
}): Newsletter {
  const { database, now, confirmsByMail } = options;
  const enter = confirmsByMail ? requestConfirmation : enterSubscriber;
  return {
    confirmsByMail,
    subscribe: (request) => enter(database, request, now()),
    stateOf: async (token) => (await findSubscription(database, token, now()))?.state ?? 'unknown',
    confirm: (token) => confirmSubscription(database, token, now()),
    unsubscribe: (token) => unsubscribe(database, token, now()),
    prepareConfirmation: (subscriberId) => prepareConfirmation(database, { subscriberId, now: now() }),
    dropUnconfirmed: () => dropUnconfirmed(database, now()),
  };
}
