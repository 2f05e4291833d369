import type { DatabaseTransaction } from '#platform/database/database.ts';
import { isHeld } from '#platform/jobs/due-rows.ts';
import type { MailOutcome } from '#platform/mail/mailer.ts';
import type { OverLimit } from './find-room.ts';
import { isGivenUp, retryDelayMs } from '../model/retry-delay.ts';
import type { OutboxRow } from './claim-due-mails.ts';
import type { MailRefusal, OutboxDependencies, SettledMail } from './outbox-dependencies.ts';

/** `needless`: the change that the mail is about is gone. `on-hold`: it is not to leave now. */
export type SettledOutcome = MailOutcome | OverLimit | { kind: 'needless' } | { kind: 'on-hold' };

/** After how long a mail on hold is looked at again. */
const holdMs = 60_000;

interface Settlement {
  row: OutboxRow;
  outcome: SettledOutcome;
  now: Date;
}

function endOf(outcome: SettledOutcome, row: OutboxRow): SettledMail['end'] {
  switch (outcome.kind) {
    case 'sent':
    case 'needless':
      return outcome.kind;
    case 'refused':
      return 'failed';
    case 'on-hold':
      return 'waiting';
    case 'over-limit':
      return outcome.dueTime === null ? 'failed' : 'waiting';
    default:
      return isGivenUp(outcome, row.attempts) ? 'failed' : 'waiting';
  }
}

/** A mailbox that was full for days is not refused: it is tried again with the next mail. */
function refusalOf(outcome: SettledOutcome): MailRefusal | null {
  if (!('about' in outcome)) return null;
  const { error } = outcome;
  if (outcome.kind === 'refused') return { of: outcome.about, error };
  return outcome.about === 'sender' ? { of: 'sender', error } : null;
}

/** @returns false when another process has claimed the mail since */
async function store(transaction: DatabaseTransaction, { row, outcome, now }: Settlement): Promise<boolean> {
  if (outcome.kind === 'needless') {
    const { numDeletedRows } = await transaction.deleteFrom('outbox').where(isHeld(row)).executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set(changesOf(outcome, row, now))
    .where(isHeld(row))
    .where('state', '=', 'waiting')
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
  const refusal = refusalOf(outcome);
  await database.transaction().execute(async (transaction) => {
    const isStored = await store(transaction, settlement);
    if (isStored && (end !== 'waiting' || refusal)) await onSettled(transaction, { row, end, refusal });
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
    return { state: 'sent', last_error: null, error_about: null, sent_time: now.toISOString() } as const;
  const { error: last_error } = outcome;
  if (outcome.kind === 'over-limit') {
    const changes = { last_error, error_about: null };
    return outcome.dueTime === null
      ? ({ ...changes, state: 'dropped' } as const)
      : { ...changes, next_attempt_time: outcome.dueTime };
  }
  const changes = { last_error, error_about: outcome.about };
  if (outcome.kind === 'refused' || isGivenUp(outcome, row.attempts))
    return { ...changes, state: 'failed' } as const;
  const due = new Date(now.getTime() + retryDelayMs(outcome, row.attempts));
  return { ...changes, next_attempt_time: due.toISOString() };
}
