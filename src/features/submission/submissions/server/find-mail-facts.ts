import { leftOut } from '#features/team/mail/model/left-out.ts';
import type { ChangeMailKind } from '#features/team/mail/model/mail-kind.ts';
import { hasMessage, namesPromise } from '#features/team/mail/model/template/placeholder.ts';
import { parseChangeDetail } from '../model/change-detail.ts';
import { parseChangeRequests } from '../model/change-request.ts';
import { parseCorrections } from '../model/correction.ts';
import { promiseOf } from '../model/promise-clock.ts';
import type { SubmissionMailFacts } from '../model/submission-mail.ts';
import { giveReference } from './give-reference.ts';
import { findById } from './find-submission.ts';
import { isStillDue } from './interview-reminders.ts';
import { listedPath, presentRefunds } from './submission-status.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

/** `show` at the desk, which never sees a team's key. */
export type MailPurpose = 'send' | 'show';

/** The mail says 24 hours. */
const withdrawalKeyMs = 24 * 60 * 60_000;

export interface MailedChange {
  kind: ChangeMailKind;
  submissionId: number;
  /** Of the submission after the change. */
  version: number;
}

/** What a team asks to change, or what the reviewers corrected. */
function fieldsOf(
  kind: ChangeMailKind,
  { detail, corrections }: { detail: string | null; corrections: string | null },
): string[] {
  if (kind === 'submission-listed') return parseCorrections(corrections).map(({ field }) => field);
  return kind === 'submission-change-asked' ? (parseChangeDetail(detail)?.changed ?? []) : [];
}

/** A key for the mail; the one of a mail that asks for it also takes the item out of the store, for a day. */
function givingOf(kind: ChangeMailKind, { id }: { id: number }, at: Date) {
  if (kind !== 'submission-withdrawal-asked') return { id, at };
  return { id, at, withdrawUntil: new Date(at.getTime() + withdrawalKeyMs) };
}

/**
 * What the mail about a change tells, read when it is sent; shown at the desk, it is without the team's key.
 * @returns undefined when the submission is gone, or the interview that a reminder is about
 */
export async function findMailFacts(
  {
    database,
    donations,
    kinds,
    now,
  }: Pick<SubmissionDependencies, 'database' | 'donations' | 'kinds' | 'now'>,
  { kind, submissionId, version }: MailedChange,
  purpose: MailPurpose,
): Promise<SubmissionMailFacts | undefined> {
  const row = await findById(database, submissionId);
  const event = await database
    .selectFrom('submission_history')
    .select(['code', 'text', 'requests', 'detail', 'corrections'])
    .where('submission_id', '=', submissionId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row || !event) return undefined;
  const isReminder = kind === 'application-interview-reminder' && purpose === 'send';
  if (isReminder && !(await isStillDue(database, { submission: row, version }, now()))) return undefined;
  // The link alone: what was decided before was mailed then. An appeal is not quoted to the person who wrote it.
  const isBare = !hasMessage(kind);
  const payment =
    kind === 'submission-payment-refused' ? await donations.getPayment(submissionId) : undefined;
  const refunds = kind === 'submission-refunded' ? await donations.refunds.list(database, submissionId) : [];
  const told = refunds.filter(({ id }) => id === parseChangeDetail(event.detail)?.refund);
  return {
    kind,
    submissionKind: row.kind,
    reference: purpose === 'send' ? await giveReference(database, givingOf(kind, row, now())) : leftOut,
    title: row.title,
    code: isBare ? null : event.code,
    text: isBare ? null : event.text,
    interview: isBare ? undefined : parseChangeDetail(event.detail)?.interview,
    requests: isBare ? [] : parseChangeRequests(event.requests),
    fields: fieldsOf(kind, event),
    promisedTime: namesPromise(kind) ? row.promised_time : null,
    isPromisePaused: promiseOf(row)?.kind === 'paused',
    paymentDetail: payment?.code === event.code && payment ? payment.detail : {},
    refund: presentRefunds(told)[0] ?? null,
    listedPath: listedPath(kinds, row),
  };
}
