import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { addressSubject, type HashAddress } from '#features/site/newsletter/server/hash-address.ts';
import { purposeOf } from '#features/submission/submissions/model/state.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import type { Database } from '#platform/database/database.ts';
import { findMentions, type Mention } from './find-mentions.ts';
import {
  findOwnSubscription,
  listOwnFailures,
  listOwnMails,
  listOwnReports,
  listOwnRequests,
  listOwnSubmissions,
} from './find-person.ts';
import type { PersonAddress } from './same-address.ts';

/** Tables whose rows belong to one submission, by the name under which they are told. */
const partsOfSubmission = {
  history: 'submission_history',
  earlier_form: 'earlier_forms',
  notes: 'submission_notes',
  appeals: 'appeals',
  change: 'listing_changes',
  change_not_sent: 'listing_change_attempts',
  status_links: 'further_references',
  quotes: 'quotes',
  payments: 'payments',
  refunds: 'refunds',
  transfers: 'received_transfers',
  questions_to_chain: 'chain_questions',
  questions_about_payment: 'payment_questions',
  compared_by: 'sender_traits',
} as const;

async function listFiles(database: Database, id: number) {
  return database
    .selectFrom('submission_files')
    .innerJoin('files', 'files.sha256', 'submission_files.sha256')
    .select(['role', 'file_name', 'media_type', 'size_bytes', 'files.sha256', 'files.create_time'])
    .where('submission_id', '=', id)
    .execute();
}

async function describeSubmission(database: Database, { payload, ...row }: SubmissionRow) {
  const parts: Record<string, object[]> = {};
  for (const [name, table] of Object.entries(partsOfSubmission))
    parts[name] = await database.selectFrom(table).selectAll().where('submission_id', '=', row.id).execute();
  const log = await database
    .selectFrom('audit_log')
    .select(['id', 'at', 'area', 'action', 'actor', 'detail'])
    .where('subject', '=', `submission ${row.id}`)
    .orderBy('id')
    .execute();
  return { ...row, form: payload, ...parts, files: await listFiles(database, row.id), audit_log: log };
}

async function findAccount(database: Database, address: PersonAddress) {
  const accounts = await database
    .selectFrom('desk_users')
    .select(['id', 'name', 'email', 'role', 'disabled'])
    .where(address.mayHold('email'))
    .execute();
  const account = accounts.find(({ email }) => address.isSame(email));
  if (!account) return null;
  const of = (table: 'desk_sessions' | 'desk_passkeys' | 'desk_access_tokens') =>
    database.selectFrom(table).select(['id', 'create_time']).where('user_id', '=', account.id).execute();
  return {
    ...account,
    sessions: await of('desk_sessions'),
    passkeys: await of('desk_passkeys'),
    access_tokens: await of('desk_access_tokens'),
  };
}

async function listSecurityEvents(database: Database, address: PersonAddress) {
  const rows = await database
    .selectFrom('security_events')
    .selectAll()
    .where(address.mayHold('email'))
    .orderBy('id')
    .execute();
  return rows.filter(({ email }) => address.isSame(email));
}

/** Mentions in rows that are told as the person's own would only repeat them. */
function withoutOwn(
  mentions: readonly Mention[],
  own: Readonly<Record<string, readonly number[]>>,
): Mention[] {
  const known = new Set(Object.entries(own).flatMap(([table, ids]) => ids.map((id) => `${table} ${id}`)));
  return mentions.filter(({ table, row }) => !known.has(`${table} ${row}`));
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Everything that is kept about the person with an address. Each row is as it is stored. */
export async function describePerson(
  database: Database,
  { address, hashAddress, now }: { address: PersonAddress; hashAddress: HashAddress; now: Date },
) {
  const rows = await listOwnSubmissions(database, address);
  const of = (purpose: 'listing' | 'application') => rows.filter(({ kind }) => purposeOf(kind) === purpose);
  const describeAll = async (own: readonly SubmissionRow[]) => {
    const all = [];
    for (const row of own) all.push(await describeSubmission(database, row));
    return all;
  };
  const mails = await listOwnMails(database, address);
  const requests = await listOwnRequests(database, address);
  const reports = await listOwnReports(database, address);
  const subscription = (await findOwnSubscription(database, address)) ?? null;
  const events = await listSecurityEvents(database, address);
  const erased = await database
    .selectFrom('audit_log')
    .select(['id', 'at', 'area', 'action', 'detail'])
    .where('subject', '=', addressSubject(hashAddress, address.key))
    .orderBy('id')
    .execute();
  const own = {
    submissions: idsOf(rows),
    submission_words: idsOf(rows),
    earlier_forms: idsOf(rows),
    outbox: idsOf(mails),
    mail_requests: idsOf(requests),
    reports: idsOf(reports),
    subscribers: subscription ? [subscription.id] : [],
    security_events: idsOf(events),
  };
  return {
    address: address.key,
    time: now.toISOString(),
    submissions: await describeAll(of('listing')),
    applications: await describeAll(of('application')),
    mails,
    asked_for_by_mail: requests,
    subscription,
    reports,
    account: await findAccount(database, address),
    sign_ins: events,
    wrong_passwords: await listOwnFailures(database, address),
    told_or_erased_before: erased,
    named_elsewhere: withoutOwn(await findMentions(database, address), own),
  };
}

/** The log has that a person was described, and a keyed hash of the address. */
export async function recordDescription(
  database: Database,
  {
    address,
    hashAddress,
    person,
    now,
  }: { address: PersonAddress; hashAddress: HashAddress; person: AuditActor; now: Date },
): Promise<void> {
  const subject = addressSubject(hashAddress, address.key);
  const entry = { at: now, actor: person, area: 'privacy', action: 'describe-person', subject } as const;
  await database.transaction().execute((transaction) => appendAudit(transaction, entry));
}
