import { sql } from 'kysely';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { eraseSubscriberWithin } from '#features/site/newsletter/server/erase-subscriber.ts';
import { addressSubject, type HashAddress } from '#features/site/newsletter/server/hash-address.ts';
import type { Fields } from '#features/submission/form-fields/model/field.ts';
import type { SubmissionKind } from '#features/submission/submissions/model/state.ts';
import { eraseSender, type SenderErasure } from '#features/submission/submissions/server/erase-sender.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { columnsOf } from '../model/personal-data.ts';
import {
  findOwnSubscription,
  isStaff,
  listOwnFailures,
  listOwnMails,
  listOwnReports,
  listOwnRequests,
  listSenderErasures,
} from './find-person.ts';
import type { PersonAddress } from './same-address.ts';

/** In place of the address in what others wrote. */
const erasedWord = '(erased)';

/** Texts about people that may name an address of theirs. */
const texts = [...columnsOf('answered'), ...columnsOf('written'), ...columnsOf('reports')];

/** What erasing a person erases now. */
export interface ErasurePlan {
  submissions: SenderErasure[];
  mails: number[];
  requests: number[];
  /** Of the newsletter. */
  subscriber: number | undefined;
  reports: number[];
  /** Keys of counts of wrong passwords. */
  failures: string[];
  /** Texts that name the address, with what they are afterward. */
  texts: { table: string; column: string; id: number; text: string }[];
}

interface Erasing {
  address: PersonAddress;
  hashAddress: HashAddress;
  /** The forms of all kinds. */
  kinds: Readonly<Record<SubmissionKind, { fields: Fields }>>;
  person: AuditActor;
  now: Date;
}

const staffSentence =
  'This address belongs to an account of the desk or to an invitation. Accounts stay, because decisions name them: disable it, or revoke the invitation, at the desk.';

async function listTexts(database: Database, address: PersonAddress): Promise<ErasurePlan['texts']> {
  const found: ErasurePlan['texts'] = [];
  for (const each of new Set(texts)) {
    const [table = '', column = ''] = each.split('.');
    const query = sql<{ id: number; text: string }>`select id, ${sql.ref(column)} as text
      from ${sql.table(table)} where ${address.mayHold(column)}`;
    for (const { id, text } of (await query.execute(database)).rows)
      if (address.isIn(text)) found.push({ table, column, id, text: address.replaceIn(text, erasedWord) });
  }
  return found;
}

/** Mails that wait are sent where they are about something that stays. */
async function listMailsToErase(
  database: Database,
  address: PersonAddress,
  submissions: readonly SenderErasure[],
): Promise<number[]> {
  const kept = new Set(
    submissions.flatMap(({ submission, erasure }) => (erasure === 'kept' ? [submission.id] : [])),
  );
  const mails = await listOwnMails(database, address);
  return mails.flatMap(({ id, state, data }) => {
    const { submissionId } = JSON.parse(data) as { submissionId?: number };
    return state === 'waiting' && submissionId !== undefined && kept.has(submissionId) ? [] : [id];
  });
}

/**
 * What erasing the person with an address would erase, and what would stay.
 * @throws AppError forbidden for an address of an account of the desk
 */
export async function planErasure(database: Database, address: PersonAddress): Promise<ErasurePlan> {
  if (await isStaff(database, address)) throw new AppError('forbidden', staffSentence);
  const submissions = await listSenderErasures(database, address);
  const requests = await listOwnRequests(database, address);
  const reports = await listOwnReports(database, address);
  const failures = await listOwnFailures(database, address);
  return {
    submissions,
    mails: await listMailsToErase(database, address, submissions),
    requests: requests.map(({ id }) => id),
    subscriber: (await findOwnSubscription(database, address))?.id,
    reports: reports.map(({ id }) => id),
    failures: failures.map(({ account_key }) => account_key),
    texts: await listTexts(database, address),
  };
}

/** True where nothing is left to erase. */
export const isNothing = ({ submissions, subscriber, ...lists }: ErasurePlan): boolean =>
  subscriber === undefined &&
  submissions.every(({ erasure }) => erasure === 'kept') &&
  Object.values(lists).every(({ length }) => length === 0);

/** Rows of one table by number; databases take only so many values in one statement. */
const atOnce = 500;

function* parts<Value>(all: readonly Value[]): Generator<readonly Value[]> {
  for (let at = 0; at < all.length; at += atOnce) yield all.slice(at, at + atOnce);
}

async function eraseRows(transaction: DatabaseTransaction, plan: ErasurePlan): Promise<void> {
  for (const ids of parts(plan.mails))
    await transaction.deleteFrom('outbox').where('id', 'in', ids).execute();
  for (const ids of parts(plan.requests))
    await transaction.deleteFrom('mail_requests').where('id', 'in', ids).execute();
  for (const keys of parts(plan.failures))
    await transaction.deleteFrom('sign_in_failures').where('account_key', 'in', keys).execute();
  for (const ids of parts(plan.reports))
    await transaction
      .updateTable('reports')
      .set({ email: null, address_hash: null, network_hash: null })
      .where('id', 'in', ids)
      .execute();
}

/** How many of each, for the log: nothing that names the person. */
function countErased({ submissions, subscriber, ...lists }: ErasurePlan) {
  const numbers = submissions.flatMap(({ submission, erasure }) =>
    erasure === 'kept' ? [] : [`${submission.id} ${erasure}`],
  );
  const counts = Object.entries(lists).map(([name, list]) => [name, list.length] as const);
  return { submissions: numbers, subscriber: subscriber !== undefined, ...Object.fromEntries(counts) };
}

/**
 * Erases a person in one transaction: applications, drafts, mails, subscription, and contacts in what stays. The log has the act, with a keyed
 * hash of the address. What waits for an answer of the desk stays. Doing it twice is the same as once.
 * @returns what was erased, and what stays
 * @throws AppError forbidden for an address of an account of the desk, conflict when a submission changed at that moment
 */
export async function erasePerson(database: Database, erasing: Erasing): Promise<ErasurePlan> {
  const { address, hashAddress, kinds, person, now } = erasing;
  return database.transaction().execute(async (transaction) => {
    const plan = await planErasure(transaction, address);
    if (isNothing(plan)) return plan;
    for (const { table, column, id, text } of plan.texts)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where id = ${id}`.execute(
        transaction,
      );
    for (const each of plan.submissions)
      await eraseSender(transaction, { ...each, fields: kinds[each.submission.kind].fields, at: now });
    if (plan.subscriber !== undefined)
      await eraseSubscriberWithin(transaction, { id: plan.subscriber, hashAddress, person, now });
    await eraseRows(transaction, plan);
    await appendAudit(transaction, {
      at: now,
      actor: person,
      area: 'privacy',
      action: 'erase-person',
      subject: addressSubject(hashAddress, address.key),
      detail: countErased(plan),
    });
    return plan;
  });
}
