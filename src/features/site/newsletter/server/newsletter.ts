import type { Database } from '#platform/database/database.ts';
import { inBatches } from '#platform/database/in-batches.ts';
import type { ConfirmationMailFacts } from '../model/confirmation-mail.ts';
import type { SubscriptionState } from '../model/subscription-state.ts';
import { countDay } from './count-day.ts';
import { enterSubscriber, type SubscribeRequest } from './enter-subscriber.ts';
import { findSubscription } from './find-subscription.ts';
import { createNewsletterLink } from './create-newsletter-link.ts';
import { requestConfirmation } from './request-confirmation.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Deletes addresses that were never confirmed, with their links. Addresses entered while no mail server was
 * configured stay.
 */
async function dropUnconfirmed(database: Database, before: Date): Promise<void> {
  await inBatches(async (limit) => {
    const old = database
      .selectFrom('subscribers')
      .select('id')
      .where('confirmed_time', 'is', null)
      .where('unsubscribed_time', 'is', null)
      .where('requested_time', '<', before.toISOString())
      .orderBy('id')
      .limit(limit);
    const { numDeletedRows } = await database
      .deleteFrom('subscribers')
      .where('id', 'in', old)
      .executeTakeFirst();
    return numDeletedRows;
  });
}

/** Ends a subscription, confirmed or not. Its link never expires. @returns the state afterwards */
async function unsubscribe(database: Database, token: string, now: Date): Promise<SubscriptionState> {
  const found = await findSubscription(database, token, now);
  if (!found) return 'unknown';
  if (found.state === 'unsubscribed') return 'unsubscribed';
  await database.transaction().execute(async (transaction) => {
    // The condition is the lock: of several concurrent requests one ends the subscription and counts it.
    const ended = await transaction
      .updateTable('subscribers')
      .set({ unsubscribed_time: now.toISOString() })
      .where('id', '=', found.subscriberId)
      .where('unsubscribed_time', 'is', null)
      .returning(['confirmed_time', 'refused_time'])
      .executeTakeFirst();
    if (!ended?.confirmed_time) return;
    if (ended.refused_time === null) await countDay(transaction, 'departed', now);
    await transaction
      .updateTable('subscribers')
      .set({ confirmed_time: null })
      .where('id', '=', found.subscriberId)
      .execute();
  });
  return 'unsubscribed';
}

/**
 * Creates the token of a mail about to be sent; every attempt has its own, and all of them work.
 * @returns undefined when there is nothing left to confirm
 */
async function prepareConfirmation(
  database: Database,
  { subscriberId, now }: { subscriberId: number; now: Date },
): Promise<ConfirmationMailFacts | undefined> {
  const waiting = await database
    .selectFrom('subscribers')
    .select('id')
    .where('id', '=', subscriberId)
    .where('confirmed_time', 'is', null)
    .where('unsubscribed_time', 'is', null)
    .executeTakeFirst();
  if (!waiting) return undefined;
  return { token: await createNewsletterLink(database, { subscriberId, now }) };
}

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
  /** @param unconfirmedDays how many whole days after the last link was asked for */
  dropUnconfirmed(unconfirmedDays: number): Promise<void>;
}

/** Confirms a subscription. Confirming twice is the same as once. @returns the state afterwards */
async function confirmSubscription(database: Database, token: string, now: Date): Promise<SubscriptionState> {
  const found = await findSubscription(database, token, now);
  if (found?.state !== 'pending') return found?.state ?? 'unknown';
  await database.transaction().execute(async (transaction) => {
    const confirmed = await transaction
      .updateTable('subscribers')
      .set({ confirmed_time: now.toISOString(), refused_time: null, refused_error: null })
      .where('id', '=', found.subscriberId)
      .where('confirmed_time', 'is', null)
      .where('unsubscribed_time', 'is', null)
      .executeTakeFirst();
    if (confirmed.numUpdatedRows > 0n) await countDay(transaction, 'joined', now);
  });
  return (await findSubscription(database, token, now))?.state ?? 'unknown';
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
    dropUnconfirmed: (unconfirmedDays) =>
      dropUnconfirmed(database, new Date(now().getTime() - unconfirmedDays * dayMs)),
  };
}
