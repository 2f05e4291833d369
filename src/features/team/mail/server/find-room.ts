import type { Database } from '#platform/database/database.ts';
import type { MailKind } from '../model/mail-kind.ts';
import { countedKinds, limitWindowMs, mailRoom, waitsForRoom } from '../model/mail-limit.ts';
import type { OutboxRow } from './claim-due-mails.ts';

/** The mailbox has reached its daily limit: this mail is dropped, or waits until `dueTime` (RFC 3339, UTC). */
export type OverLimit = { kind: 'over-limit'; error: string; dueTime: string | null };

/**
 * Is there room for a claimed mail in its mailbox today? Counts mails sent in 24 hours and earlier claimed
 * ones, so that two processes do not both take the last slot.
 * @returns undefined when it may be sent
 */
export async function findOverLimit(
  database: Database,
  row: OutboxRow,
  now: Date,
): Promise<OverLimit | undefined> {
  const kind = row.kind as MailKind;
  const since = new Date(now.getTime() - limitWindowMs).toISOString();
  const counted = await database
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('sent_time').as('oldest')])
    .where('recipient_key', '=', row.recipient_key)
    .where('kind', 'in', countedKinds(kind))
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'sent'), eb('sent_time', '>', since)]),
        and([
          eb('state', '=', 'waiting'),
          eb('attempts', '>', 0),
          eb('next_attempt_time', '>', now.toISOString()),
          eb('id', '<', row.id),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (Number(counted.count) < mailRoom(kind)) return undefined;
  const error = `This mailbox has had ${counted.count} emails in 24 hours.`;
  if (!waitsForRoom(kind)) return { kind: 'over-limit', error, dueTime: null };
  const from = counted.oldest === null ? now.getTime() : Date.parse(counted.oldest);
  return { kind: 'over-limit', error, dueTime: new Date(from + limitWindowMs).toISOString() };
}
