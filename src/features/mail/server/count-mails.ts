import type { Database } from '#platform/database/database.ts';
import type { MailKind } from '../model/mail-kind.ts';
import { mailStates, type OutboxCount } from '../model/outbox-mail.ts';

/** All states, including empty ones, and the total. */
export async function countMails(database: Database, kinds: readonly MailKind[]): Promise<OutboxCount[]> {
  const rows = await database
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('kind', 'in', kinds)
    .groupBy('state')
    .execute();
  const counts = mailStates.map((id) => ({ id, count: rows.find(({ state }) => state === id)?.count ?? 0 }));
  return [...counts, { id: 'all', count: counts.reduce((sum, { count }) => sum + count, 0) }];
}
