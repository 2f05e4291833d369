import type { Database } from '#platform/database/database.ts';

/** How long the desk can look up that a mail was sent. */
const keptMs = 90 * 24 * 60 * 60_000;

/** Forgets mails that were sent long ago: they hold people's addresses. */
export async function dropSentMails(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('outbox')
    .where('state', '=', 'sent')
    .where('sent_time', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute();
}
