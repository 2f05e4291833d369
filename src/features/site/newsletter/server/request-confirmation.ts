import { enqueueMail } from '#features/team/mail/server/enqueue-mail.ts';
import type { Database } from '#platform/database/database.ts';
import { enterSubscriber, type SubscribeRequest } from './enter-subscriber.ts';

/** A mailbox gets at most one such mail in this time, however often its address is entered. */
const restMs = 60 * 60_000;

/**
 * Double opt-in: adds the address and mails its confirmation link. An address that is already confirmed, or
 * was mailed within the hour, is left alone; the difference is not visible from outside.
 */
export async function requestConfirmation(
  database: Database,
  request: SubscribeRequest,
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  await database.transaction().execute(async (transaction) => {
    await enterSubscriber(transaction, request, now);
    // The condition is the lock: of several concurrent requests one changes the row and mails.
    const asked = await transaction
      .updateTable('subscribers')
      .set({ requested_time: time, language: request.language, locale: request.locale })
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
