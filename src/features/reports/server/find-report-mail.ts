import type { Database } from '#platform/database/database.ts';
import type { ReportOutcome } from '../model/report-case.ts';
import type { ReportMailFacts } from '../model/report-mail.ts';

/** @returns undefined when the case is gone */
export async function findReportMail(database: Database, id: number): Promise<ReportMailFacts | undefined> {
  const row = await database
    .selectFrom('report_cases')
    .select(['kind', 'subject', 'title', 'outcome'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.outcome === null) return undefined;
  const { kind, subject, title } = row;
  return {
    number: id,
    kind,
    hid: kind === 'site' ? null : Number(subject),
    title,
    outcome: row.outcome as ReportOutcome,
  };
}
