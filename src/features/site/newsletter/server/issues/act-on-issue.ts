import { randomUUID } from 'node:crypto';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { leaseMs } from '#features/team/mail/server/claim-due-mails.ts';
import { enqueueMail } from '#features/team/mail/server/enqueue-mail.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { Locale } from '#i18n/locales.ts';
import { languageFor, type IssueAction, type IssueState } from '../../model/issues/issue.ts';
import { getIssueRecord, textsOf, type IssueRecord } from './issue-rows.ts';
import { reachable, reachedLocales } from './recipients.ts';

/** Where earlier versions put a mail on hold. */
const onHold = '9999-12-31T00:00:00.000Z';

/** The person who acts; the test mail goes to their own address. */
export type IssueEditor = AuditActor;

interface Acting {
  transaction: DatabaseTransaction;
  issue: IssueRecord;
  person: IssueEditor;
  at: Date;
}

/** The states in which an issue can be acted on so. */
const allowed: Record<IssueAction['name'], readonly IssueState[]> = {
  test: ['ready', 'sending', 'paused', 'stopped', 'sent'],
  start: ['ready'],
  pause: ['sending'],
  resume: ['paused'],
  stop: ['sending', 'paused'],
};

const waitingMails = ({ transaction, issue }: Acting) =>
  transaction
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'newsletter-issue')
    .where('state', '=', 'waiting')
    .where('change_key', 'like', `newsletter-issue ${issue.id} %`);

async function start({ transaction, issue, at }: Acting): Promise<Partial<IssueRecord>> {
  const counted = await reachable(transaction)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('id').as('last')])
    .where('locale', 'in', reachedLocales(issue))
    .executeTakeFirstOrThrow();
  const recipients = Number(counted.count);
  if (recipients === 0) throw new AppError('conflict', 'No subscriber would get this issue.');
  // A new subscriber has a greater number and gets the next issue, also after an erasure.
  return { state: 'sending', start_time: at.toISOString(), recipients, last_id: counted.last, refusals: 0 };
}

/**
 * Mails that were held back, and those that wait because the portal was refused, are due. One that is being sent is neither: it counts an
 * attempt, and its time is at most a lease ahead.
 */
async function release(acting: Acting): Promise<void> {
  const { transaction, at } = acting;
  const afterLease = new Date(at.getTime() + leaseMs).toISOString();
  await transaction
    .updateTable('outbox')
    .set({ next_attempt_time: at.toISOString() })
    .where('id', 'in', waitingMails(acting))
    .where(({ or, and, eb }) =>
      or([
        eb('attempts', '=', 0),
        eb('next_attempt_time', '=', onHold),
        and([eb('error_about', '=', 'sender'), eb('next_attempt_time', '>', afterLease)]),
      ]),
    )
    .execute();
}

/** Refusals count from zero again, also those of mails that were refused before. */
async function resume(acting: Acting): Promise<Partial<IssueRecord>> {
  await release(acting);
  await acting.transaction
    .updateTable('outbox')
    .set({ error_about: null })
    .where('id', 'in', waitingMails(acting))
    .where('error_about', '=', 'sender')
    .execute();
  return { state: 'sending', refusals: 0, pause_error: null };
}

/** Mails that were not tried yet are taken back; others become needless at their next attempt. */
async function stop(acting: Acting): Promise<Partial<IssueRecord>> {
  const taken = await acting.transaction
    .deleteFrom('outbox')
    .where('id', 'in', waitingMails(acting).where('attempts', '=', 0))
    .executeTakeFirst();
  await release(acting);
  const { issue, at } = acting;
  return {
    state: 'stopped',
    pause_error: null,
    finish_time: at.toISOString(),
    skipped: issue.skipped + Number(taken.numDeletedRows),
  };
}

async function sendTest({ transaction, issue, person, at }: Acting, locale: Locale): Promise<void> {
  const written = languageFor(textsOf(issue), 'en', locale) ?? 'en';
  await enqueueMail(transaction, {
    kind: 'newsletter-test',
    to: person.email,
    locale: written,
    data: { issueId: issue.id },
    changeKey: `newsletter-test ${issue.id} ${randomUUID()}`,
    at,
  });
}

async function changesOf(acting: Acting, action: IssueAction): Promise<Partial<IssueRecord>> {
  switch (action.name) {
    case 'test':
      await sendTest(acting, action.locale);
      return {};
    case 'start':
      return start(acting);
    case 'pause':
      // Mails that wait in the outbox are put on hold when they are due; one that is being sent goes out.
      return { state: 'paused' };
    case 'resume':
      return resume(acting);
    case 'stop':
      return stop(acting);
  }
}

interface IssueRequest {
  id: number;
  action: IssueAction;
  person: IssueEditor;
  now: Date;
}

/** Performs one action with all its effects, or nothing. @throws AppError not-found, conflict where the state does not allow it */
export async function actOnIssue(
  database: Database,
  { id, action, person, now: at }: IssueRequest,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Changing the row takes it, so that its state stays what is read here.
    await transaction
      .updateTable('newsletter_issues')
      .set((eb) => ({ queued: eb.ref('queued') }))
      .where('id', '=', id)
      .execute();
    const issue = await getIssueRecord(transaction, id);
    if (!allowed[action.name].includes(issue.state))
      throw new AppError('conflict', 'The state of the issue has changed. Reload the page.');
    const changes = await changesOf({ transaction, issue, person, at }, action);
    const recipients = changes.recipients ?? issue.recipients;
    if (Object.keys(changes).length > 0)
      await transaction.updateTable('newsletter_issues').set(changes).where('id', '=', id).execute();
    await appendAudit(transaction, {
      at,
      actor: person,
      area: 'newsletter',
      action: `${action.name}-issue`,
      subject: `newsletter issue ${id}`,
      detail: { ...action, recipients },
    });
  });
}
