import {
  listReminders,
  mailReminder,
  reminderKeyOf,
  type InterviewReminder,
} from '#features/submission/submissions/server/interview-reminders.ts';
import { toldTitle } from '#features/submission/submissions/server/logged-title.ts';
import { notifyStaff } from '#features/team/notices/server/notify-staff.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { QueueDependencies } from './queue-dependencies.ts';

/** Accounts of the person who invited, and of the one to whom the application is assigned. */
async function listInterviewers(
  transaction: DatabaseTransaction,
  { submission, invitation }: InterviewReminder,
  at: Date,
): Promise<string[]> {
  const assigned = await transaction
    .selectFrom('submission_leases')
    .select('holder_id')
    .where('submission_id', '=', submission.id)
    .where('assigned_by', 'is not', null)
    .where('until', '>', at.toISOString())
    .executeTakeFirst();
  return [...new Set([invitation.inviter, assigned?.holder_id].flatMap((account) => account ?? []))];
}

/** Days are those of UTC, as the time beside it. After an outage the interview may be on the same day. */
function titleOf(time: string, at: Date): string {
  const day =
    new Date(time).toISOString().slice(0, 10) === at.toISOString().slice(0, 10) ? 'today' : 'tomorrow';
  return `An interview is ${day} (${describeTime(time)})`;
}

async function remind(database: Database, reminder: InterviewReminder, at: Date): Promise<void> {
  const { submission, invitation } = reminder;
  await database.transaction().execute(async (transaction) => {
    await mailReminder(transaction, reminder, at);
    for (const to of await listInterviewers(transaction, reminder, at))
      await notifyStaff(transaction, {
        kind: 'interview',
        key: reminderKeyOf(reminder),
        title: titleOf(invitation.interview.time, at),
        detail: toldTitle(submission),
        path: `/submissions/${submission.id}/show`,
        action: 'applications.decide',
        to,
        at,
      });
  });
}

/**
 * Reminds candidates of interviews of the next 24 hours, and the people at the desk who hold them: once for each invitation. The mail's row in the
 * outbox says that it was done, so it is in the transaction of the notices.
 */
export async function remindOfInterviews({
  database,
  engine,
  now,
}: Pick<QueueDependencies, 'database' | 'engine' | 'now'>): Promise<void> {
  const at = now();
  for (const reminder of await listReminders(database, at))
    try {
      await remind(database, reminder, at);
    } catch (error) {
      // Another process was faster, and nothing of this one is left.
      if (!engine.isUniqueViolation(error)) throw error;
    }
}
