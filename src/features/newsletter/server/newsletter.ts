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
  /** True where the owner of an address must confirm it by mail. */
  readonly confirmsByMail: boolean;
  /**
   * Adds an address; where mails can be sent, its owner is asked to confirm. Entering it again returns the
   * same, so that it reveals nothing about subscribers.
   */
  subscribe(request: SubscribeRequest): Promise<void>;
  /**
   * The state of the subscription behind a mail's link. Changes nothing: mailboxes open links automatically.
   */
  stateOf(token: string): Promise<SubscriptionState>;
  /** @returns the state afterwards: `confirmed`, or why it could not be */
  confirm(token: string): Promise<SubscriptionState>;
  /** @returns `unsubscribed`, or `unknown` for a token that was never in a mail */
  unsubscribe(token: string): Promise<SubscriptionState>;
  /**
   * For the outbox: creates the token of a confirmation mail; undefined when there is nothing left to
   * confirm.
   */
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
