import { purposeOf } from '../model/state.ts';
import type { SubmissionRow } from './find-submission.ts';

/** What an entry of the audit log, which is never deleted, calls a submission: an application has the name of a person, so its number has to do. */
export const loggedTitle = ({ kind, title }: Pick<SubmissionRow, 'kind' | 'title'>): { title?: string } =>
  purposeOf(kind) === 'application' ? {} : { title };

/** What a notice to a person at the desk calls a submission, also in their mailbox. */
export const toldTitle = (row: Pick<SubmissionRow, 'id' | 'kind' | 'title'>): string =>
  loggedTitle(row).title ?? `application ${row.id}`;
