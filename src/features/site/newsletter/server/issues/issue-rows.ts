import type { Selectable } from 'kysely';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import type { NewsletterIssueTable } from '#platform/database/mail-tables.ts';
import type { IssueRow, IssueTexts } from '../../model/issues/issue.ts';

export type IssueRecord = Selectable<NewsletterIssueTable>;

export const textsOf = ({ texts }: Pick<IssueRecord, 'texts'>) => JSON.parse(texts) as IssueTexts;

/** @throws AppError not-found */
export async function getIssueRecord(database: Database, id: number): Promise<IssueRecord> {
  const row = await database
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such issue.');
  return row;
}

export function presentIssue(row: IssueRecord): IssueRow {
  const {
    texts: _texts,
    fallback: _fallback,
    reached_id: _reached,
    last_id: _last,
    refusals: _refusals,
    ...shown
  } = row;
  return { ...shown, subject: textsOf(row).en?.subject ?? '' };
}
