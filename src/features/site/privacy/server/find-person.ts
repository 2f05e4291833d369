import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import {
  planSenderErasure,
  type SenderErasure,
} from '#features/submission/submissions/server/erase-sender.ts';
import type { Database } from '#platform/database/database.ts';
import type { PersonAddress } from './same-address.ts';

/** The address that stored JSON has as `email`, if any. */
function emailOf(stored: string | null): string | null {
  if (stored === null) return null;
  try {
    const { email } = JSON.parse(stored) as { email?: unknown };
    return typeof email === 'string' ? email : null;
  } catch {
    return null;
  }
}

/** Where an address belongs to an account of the desk, its data is the account's. */
export async function isStaff(database: Database, address: PersonAddress): Promise<boolean> {
  for (const table of ['desk_users', 'desk_invitations'] as const) {
    const rows = await database.selectFrom(table).select('email').where(address.mayHold('email')).execute();
    if (rows.some(({ email }) => address.isSame(email))) return true;
  }
  return false;
}

/** Submissions that were sent with the address, or of which the form before had it; oldest first. */
export async function listOwnSubmissions(
  database: Database,
  address: PersonAddress,
): Promise<SubmissionRow[]> {
  const rows = await database
    .selectFrom('submissions')
    .leftJoin('earlier_forms', 'earlier_forms.submission_id', 'submissions.id')
    .selectAll('submissions')
    .select('earlier_forms.payload as earlier')
    .where(({ or }) => or([address.mayHold('submissions.email'), address.mayHold('earlier_forms.payload')]))
    .orderBy('submissions.id')
    .execute();
  return rows
    .filter(({ email, earlier }) => address.isSame(email) || address.isSame(emailOf(earlier)))
    .map(({ earlier: _earlier, ...row }) => row as SubmissionRow);
}

/** Each of them with what erasing the person would make of it. */
export async function listSenderErasures(
  database: Database,
  address: PersonAddress,
): Promise<SenderErasure[]> {
  const found: SenderErasure[] = [];
  for (const row of await listOwnSubmissions(database, address))
    found.push(await planSenderErasure(database, row));
  return found;
}

export async function listOwnMails(database: Database, address: PersonAddress) {
  const rows = await database
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'locale', 'data', 'state', 'last_error', 'create_time', 'sent_time'])
    .where(address.mayHold('recipient'))
    .orderBy('id')
    .execute();
  return rows.filter(({ recipient }) => address.isSame(recipient));
}

export async function listOwnRequests(database: Database, address: PersonAddress) {
  const rows = await database
    .selectFrom('mail_requests')
    .select(['id', 'kind', 'detail', 'create_time'])
    .where(address.mayHold('detail'))
    .orderBy('id')
    .execute();
  return rows.filter(({ detail }) => address.isSame(emailOf(detail)));
}

export async function findOwnSubscription(database: Database, address: PersonAddress) {
  const rows = await database
    .selectFrom('subscribers')
    .selectAll()
    .where(address.mayHold('email_key'))
    .execute();
  return rows.find(({ email }) => address.isSame(email));
}

/** Reports whose outcome is to be mailed to the address; those that were decided have none. */
export async function listOwnReports(database: Database, address: PersonAddress) {
  const rows = await database
    .selectFrom('reports')
    .innerJoin('report_cases', 'report_cases.id', 'reports.case_id')
    .select(['reports.id', 'case_id', 'kind', 'subject', 'title', 'reason', 'text', 'email', 'locale'])
    .select('reports.create_time')
    .where(address.mayHold('email'))
    .orderBy('reports.id')
    .execute();
  return rows.filter(({ email }) => address.isSame(email));
}

/** Wrong passwords that were entered for the address, which has no account. */
export async function listOwnFailures(database: Database, address: PersonAddress) {
  const rows = await database
    .selectFrom('sign_in_failures')
    .selectAll()
    .where(address.mayHold('account_key'))
    .execute();
  return rows.filter(({ account_key }) => address.isSame(account_key) || address.isIn(account_key));
}
