import type { Database } from '#platform/database/database.ts';
import type { MailOutcome } from '#platform/mail/mailer.ts';
import type { OverLimit } from './find-room.ts';
import { mostPutOffs, retryDelayMs } from '../model/retry-delay.ts';
import type { OutboxRow } from './claim-due-mails.ts';

/** The change that the mail is about is gone. */
export type SettledOutcome = MailOutcome | OverLimit | { kind: 'needless' };

interface Settlement {
  row: OutboxRow;
  outcome: SettledOutcome;
  now: Date;
}

/** Records the result of an attempt, unless another process has claimed the mail since. */
export async function settleMail(database: Database, { row, outcome, now }: Settlement): Promise<void> {
  if (outcome.kind === 'needless') {
    await database
      .deleteFrom('outbox')
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts)
      .execute();
    return;
  }
  await database
    .updateTable('outbox')
    .set(changesOf(outcome, row, now))
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', row.attempts)
    .execute();
}

function changesOf(outcome: MailOutcome | OverLimit, row: OutboxRow, now: Date) {
  if (outcome.kind === 'sent')
    return { state: 'sent', last_error: null, sent_time: now.toISOString() } as const;
  const { error } = outcome;
  if (outcome.kind === 'over-limit') {
    return outcome.dueTime === null
      ? ({ state: 'dropped', last_error: error } as const)
      : { next_attempt_time: outcome.dueTime, last_error: error };
  }
  const { kind } = outcome;
  if (kind === 'refused' || (kind === 'put-off' && row.attempts >= mostPutOffs))
    return { state: 'failed', last_error: error } as const;
  const due = new Date(now.getTime() + retryDelayMs(kind, row.attempts));
  return { next_attempt_time: due.toISOString(), last_error: error };
}
