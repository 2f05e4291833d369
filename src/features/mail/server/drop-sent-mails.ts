import type { Database } from '#platform/database/database.ts';

/** How long the desk can look up a sent mail. */
const keptMs = 90 * 24 * 60 * 60_000;

/** Deletes mails that were sent or dropped long ago, because they contain people's addresses. */
export async function dropSentMails(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  await database
    .deleteFrom('outbox')
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'sent'), eb('sent_time', '<', before)]),
        and([eb('state', '=', 'dropped'), eb('create_time', '<', before)]),
      ]),
    )
    .execute();
}
