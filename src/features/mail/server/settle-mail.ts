import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { MailOutcome } from '#platform/mail/mailer.ts';
import type { OverLimit } from './find-room.ts';
import { mostPutOffs, retryDelayMs } from '../model/retry-delay.ts';
import type { OutboxRow } from './claim-due-mails.ts';
import type { OutboxDependencies, SettledMail } from './outbox-dependencies.ts';

/** `needless`: the change that the mail is about is gone. `on-hold`: it is not to leave now. */
export type SettledOutcome = MailOutcome | OverLimit | { kind: 'needless' } | { kind: 'on-hold' };

/** After how long a mail on hold is looked at again. */
const holdMs = 60_000;

interface Settlement {
  row: OutboxRow;
  outcome: SettledOutcome;
  now: Date;
}

/** What ends a mail; undefined while it will be tried again. */
function endOf(outcome: SettledOutcome, row: OutboxRow): SettledMail['end'] | undefined {
  switch (outcome.kind) {
    case 'sent':
    case 'needless':
      return outcome.kind;
    case 'refused':
      return 'failed';
    case 'on-hold':
      return undefined;
    case 'over-limit':
      return outcome.dueTime === null ? 'failed' : undefined;
    default:
      return isGivenUp(outcome, row) ? 'failed' : undefined;
  }
}

const isGivenUp = ({ kind }: MailOutcome, { attempts }: OutboxRow) =>
  kind === 'put-off' && attempts >= mostPutOffs;

/** @returns false when another process has claimed the mail since */
async function store(transaction: DatabaseTransaction, { row, outcome, now }: Settlement): Promise<boolean> {
  if (outcome.kind === 'needless') {
    const { numDeletedRows } = await transaction
      .deleteFrom('outbox')
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set(changesOf(outcome, row, now))
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', row.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records the result of an attempt, unless another process has claimed the mail since. */
export async function settleMail(
  { database, onSettled }: Pick<OutboxDependencies, 'database' | 'onSettled'>,
  settlement: Settlement,
): Promise<void> {
  const { row, outcome } = settlement;
  const end = endOf(outcome, row);
  const isMailboxRefused = outcome.kind === 'refused' && outcome.about === 'recipient';
  const refusedAddress = isMailboxRefused ? outcome.error : null;
  await database.transaction().execute(async (transaction) => {
    const isStored = await store(transaction, settlement);
    if (isStored && end !== undefined) await onSettled(transaction, { row, end, refusedAddress });
  });
}

function changesOf(outcome: Exclude<SettledOutcome, { kind: 'needless' }>, row: OutboxRow, now: Date) {
  // No attempt was made, so none counts.
  if (outcome.kind === 'on-hold')
    return {
      next_attempt_time: new Date(now.getTime() + holdMs).toISOString(),
      attempts: row.attempts - 1,
    };
  if (outcome.kind === 'sent')
    return { state: 'sent', last_error: null, sent_time: now.toISOString() } as const;
  const { error } = outcome;
  if (outcome.kind === 'over-limit') {
    return outcome.dueTime === null
      ? ({ state: 'dropped', last_error: error } as const)
      : { next_attempt_time: outcome.dueTime, last_error: error };
  }
  const { kind } = outcome;
  if (kind === 'refused' || isGivenUp(outcome, row)) return { state: 'failed', last_error: error } as const;
  const due = new Date(now.getTime() + retryDelayMs(kind, row.attempts));
  return { next_attempt_time: due.toISOString(), last_error: error };
}
