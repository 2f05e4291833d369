import { enqueueMail } from '#features/mail/server/enqueue-mail.ts';
import type { Database } from '#platform/database/database.ts';
import { enterSubscriber, type SubscribeRequest } from './enter-subscriber.ts';

/** A mailbox gets at most one such mail in this time, whoever enters its address how often. */
const restMs = 60 * 60_000;

/**
 * Double opt-in: enters the address and mails the link that confirms it. An address that is confirmed already, or was mailed
 * within the hour, is left alone; nobody can tell the difference from outside.
 */
export async function requestConfirmation(
  database: Database,
  request: SubscribeRequest,
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  await database.transaction().execute(async (transaction) => {
    await enterSubscriber(transaction, request, now);
    // The condition is the lock: of several requests at a time one changes the row and mails.
    const asked = await transaction
      .updateTable('subscribers')
      .set({ requested_time: time, language: request.language })
      .where('email_key', '=', request.email.toLowerCase())
      .where('confirmed_time', 'is', null)
      .where(({ or, eb }) =>
        or([
          eb('requested_time', 'is', null),
          eb('requested_time', '<=', new Date(now.getTime() - restMs).toISOString()),
        ]),
      )
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (!asked) return;
    await enqueueMail(transaction, {
      kind: 'newsletter-confirmation',
      to: asked.email,
      locale: request.locale,
      data: { subscriberId: asked.id },
      changeKey: `newsletter ${asked.id} ${time}`,
      at: now,
    });
  });
}
