import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { MailKind } from '../model/mail-kind.ts';
import { limitWindowMs } from '../model/mail-limit.ts';
import {
  firstKeyOf,
  keysOf,
  mayBeRepeated,
  repeatKey,
  repeatsMax,
  repeatsPerDay,
} from '../model/send-again.ts';
import type { OutboxRow } from './claim-due-mails.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { onHold, type OutboxDependencies } from './outbox-dependencies.ts';

const refuse = (sentence: string) => new AppError('conflict', sentence);

/** @throws AppError not-found, conflict where it was not sent or is sent once */
async function getSent(database: Database, id: number): Promise<OutboxRow> {
  const row = await database.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such email.');
  if (!mayBeRepeated(row.kind as MailKind)) throw refuse('Emails of this kind are not sent again.');
  if (row.state !== 'sent') throw refuse('Only an email that was sent can be sent again. Reload the list.');
  return row;
}

/** The number of the next repeat. Two who ask at the same moment come one after the other. @throws AppError conflict after too many */
async function takeNumber(transaction: DatabaseTransaction, firstKey: string, now: Date): Promise<number> {
  const keys = keysOf(firstKey);
  // Holds the rows; what another one wrote before is read by the next statement only.
  await transaction
    .updateTable('outbox')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('change_key', 'in', keys)
    .execute();
  const mails = await transaction
    .selectFrom('outbox')
    .select(['change_key', 'create_time'])
    .where('change_key', 'in', keys)
    .execute();
  const repeats = mails.filter(({ change_key }) => change_key !== firstKey);
  const since = new Date(now.getTime() - limitWindowMs).toISOString();
  if (repeats.filter(({ create_time }) => create_time > since).length >= repeatsPerDay)
    throw refuse(`This email was sent again ${repeatsPerDay} times in 24 hours. Try again tomorrow.`);
  const number = Math.max(0, ...repeats.map(({ change_key }) => keys.indexOf(change_key))) + 1;
  if (number > repeatsMax) throw refuse(`This email was sent again ${repeatsMax} times.`);
  return number;
}

/**
 * Queues a mail that was sent once more, to the same address and about the same change: it is written with the words and facts of the moment
 * it is sent. The daily limit of the mailbox still applies.
 * @throws AppError not-found; conflict where it was not sent, is of a kind that is sent once, or its change is gone, and after too many
 */
export async function sendMailAgain(
  { database, compose }: Pick<OutboxDependencies, 'database' | 'compose'>,
  { id, now, person }: { id: number; now: Date; person: AuditActor },
): Promise<void> {
  const row = await getSent(database, id);
  const message = await compose(row, 'show');
  if (!message || message === onHold)
    throw refuse('What this email is about no longer exists, so it cannot be sent again.');
  const firstKey = firstKeyOf(row.change_key);
  await database.transaction().execute(async (transaction) => {
    const number = await takeNumber(transaction, firstKey, now);
    await enqueueMail(transaction, {
      kind: row.kind as MailKind,
      to: row.recipient,
      locale: isLocale(row.locale) ? row.locale : fallbackLocale,
      data: JSON.parse(row.data) as Record<string, number>,
      changeKey: repeatKey(firstKey, number),
      at: now,
    });
    const entry = { at: now, actor: person, area: 'mail', action: 'send-again' } as const;
    await appendAudit(transaction, { ...entry, subject: `mail ${id}` });
  });
}
