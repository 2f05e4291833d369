import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { listSubjectEntries } from '#features/team/audit/server/list-subject-entries.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { countDay } from './count-day.ts';
import { addressSubject, type HashAddress } from './hash-address.ts';

/** Newsletter mails hold the address too. */
const newsletterKinds = ['newsletter-confirmation', 'newsletter-issue'];

/** Issues count a mail that waited as skipped. */
async function dropMails(transaction: DatabaseTransaction, email: string): Promise<void> {
  const dropped = await transaction
    .deleteFrom('outbox')
    .where('recipient', '=', email)
    .where('kind', 'in', newsletterKinds)
    .returning(['kind', 'state', 'data'])
    .execute();
  for (const { kind, state, data } of dropped) {
    if (kind !== 'newsletter-issue' || state !== 'waiting') continue;
    const { issueId } = JSON.parse(data) as { issueId: number };
    await transaction
      .updateTable('newsletter_issues')
      .set((eb) => ({ skipped: eb('skipped', '+', 1) }))
      .where('id', '=', issueId)
      .execute();
  }
}

interface Erasure {
  id: number;
  hashAddress: HashAddress;
  person: AuditActor;
  now: Date;
}

/**
 * Deletes a subscriber with the links of its mails, and its newsletter mails of the outbox. The audit entry names the address by a keyed
 * hash only. Nothing keeps the person from subscribing again.
 * @throws AppError not-found
 */
export async function eraseSubscriberWithin(
  transaction: DatabaseTransaction,
  { id, hashAddress, person, now }: Erasure,
): Promise<void> {
  const row = await transaction
    .deleteFrom('subscribers')
    .where('id', '=', id)
    .returning(['email', 'email_key', 'confirmed_time', 'refused_time'])
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'This subscriber is already erased.');
  await dropMails(transaction, row.email);
  if (row.confirmed_time !== null && row.refused_time === null) await countDay(transaction, 'departed', now);
  await appendAudit(transaction, {
    at: now,
    actor: person,
    area: 'newsletter',
    action: 'erase-subscriber',
    subject: addressSubject(hashAddress, row.email_key),
  });
}

/** The same in a transaction of its own. */
export async function eraseSubscriber(database: Database, erasure: Erasure): Promise<void> {
  await database.transaction().execute((transaction) => eraseSubscriberWithin(transaction, erasure));
}

/** When an address was last erased, RFC 3339 UTC: what to answer a person who asks whether it was. */
export async function findErasedTime(
  database: Database,
  hashAddress: HashAddress,
  email: string,
): Promise<string | null> {
  const subject = addressSubject(hashAddress, email);
  const [entry] = await listSubjectEntries(database, { area: 'newsletter', subject, max: 1 });
  return entry?.at ?? null;
}
