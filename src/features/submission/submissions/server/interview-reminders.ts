import { enqueueMail } from '#features/team/mail/server/enqueue-mail.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { isReminderDue } from '../model/is-reminder-due.ts';
import type { SubmissionRow } from './find-submission.ts';
import { findInvitation, listInvitations, type Invitation } from './list-invitations.ts';

/** A candidate who is to be reminded of an interview. */
export interface InterviewReminder {
  submission: Pick<SubmissionRow, 'id' | 'kind' | 'title' | 'email' | 'locale'>;
  invitation: Invitation;
}

/** Names the reminder of one invitation, so that there is one of each. */
export const reminderKeyOf = ({ submission, invitation }: InterviewReminder): string =>
  `interview of submission ${submission.id} version ${invitation.version}`;

const isDue = ({ interview: { time }, at: invited }: Invitation, now: Date): boolean =>
  isReminderDue({ time, invited }, now);

async function listDue(database: Database, now: Date): Promise<InterviewReminder[]> {
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'kind', 'state', 'title', 'email', 'locale'])
    .where('state', '=', 'interview')
    .where('email', '!=', '')
    .orderBy('id')
    .execute();
  const invitations = await listInvitations(database, rows);
  return rows.flatMap((submission) => {
    const invitation = invitations.get(submission.id);
    return invitation && isDue(invitation, now) ? [{ submission, invitation }] : [];
  });
}

/** Candidates who are to be reminded now, without those whose reminder is in the outbox. It is there for longer than a reminder is due. */
export async function listReminders(database: Database, now: Date): Promise<InterviewReminder[]> {
  const due = await listDue(database, now);
  if (due.length === 0) return [];
  const rows = await database
    .selectFrom('outbox')
    .select('change_key')
    .where('change_key', 'in', due.map(reminderKeyOf))
    .execute();
  const mailed = new Set(rows.map(({ change_key }) => change_key));
  return due.filter((reminder) => !mailed.has(reminderKeyOf(reminder)));
}

/** Puts the mail to the candidate into the outbox; the database refuses a second one of the same invitation. */
export async function mailReminder(
  transaction: DatabaseTransaction,
  reminder: InterviewReminder,
  at: Date,
): Promise<void> {
  const { submission, invitation } = reminder;
  const { id, email, locale } = submission;
  await enqueueMail(transaction, {
    kind: 'application-interview-reminder',
    to: email,
    locale: isLocale(locale) ? locale : fallbackLocale,
    data: { submissionId: id, version: invitation.version },
    changeKey: reminderKeyOf(reminder),
    at,
  });
}

/** Is the reminder of this version's invitation still true? Since it was put into the outbox, anything may have been decided. */
export async function isStillDue(
  database: Database,
  { submission, version }: { submission: Pick<SubmissionRow, 'id' | 'state'>; version: number },
  now: Date,
): Promise<boolean> {
  const invitation = await findInvitation(database, submission);
  return invitation?.version === version && isDue(invitation, now);
}
