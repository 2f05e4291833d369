import type { ChangeMailKind } from '#features/mail/model/mail-kind.ts';
import { namesPromise, type SubmissionMailFacts } from '../model/submission-mail.ts';
import { findById } from './find-submission.ts';
import { listedPath } from './submission-status.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

export interface MailedChange {
  kind: ChangeMailKind;
  submissionId: number;
  /** Of the submission after the change. */
  version: number;
}

/** What the mail about a change tells, read when it is sent; undefined when the submission is gone. */
export async function findMailFacts(
  { database, donations, kinds }: Pick<SubmissionDependencies, 'database' | 'donations' | 'kinds'>,
  { kind, submissionId, version }: MailedChange,
): Promise<SubmissionMailFacts | undefined> {
  const row = await findById(database, submissionId);
  const event = await database
    .selectFrom('submission_history')
    .select(['code', 'text'])
    .where('submission_id', '=', submissionId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row || !event) return undefined;
  const isLink = kind === 'submission-link' || kind === 'application-link';
  const payment =
    kind === 'submission-payment-refused' ? await donations.getPayment(submissionId) : undefined;
  return {
    kind,
    reference: row.reference,
    title: row.title,
    // The link alone: what was decided before was mailed then.
    code: isLink ? null : event.code,
    text: isLink ? null : event.text,
    promisedTime: namesPromise(kind) ? row.promised_time : null,
    paymentDetail: payment?.code === event.code && payment ? payment.detail : {},
    listedPath: listedPath(kinds, row),
  };
}
