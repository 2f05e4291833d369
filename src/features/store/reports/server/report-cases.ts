import { sql } from 'kysely';
import { listBarredItems } from '#features/team/accounts/server/decision-bars.ts';
import type { CaseSource } from '#features/team/cases/server/case-source.ts';
import { isWanted } from '#features/team/cases/server/is-wanted.ts';
import { lockCase } from '#platform/database/claim-case.ts';
import { urgentReasons } from '../model/report-case.ts';
import { isListedKind } from '../model/report.ts';
import { matchCases } from './read-cases.ts';

/** 0 for a case with a report that cannot wait, 1 for all others. */
const urgency = sql<number>`case when exists (select 1 from reports where reports.case_id = report_cases.id
  and reports.reason in (${sql.join(urgentReasons)})) then 0 else 1 end`;

/** Reports as cases that people work on: what cannot wait first, then the oldest. */
export const reportCases: CaseSource = {
  async lock(transaction, id) {
    const row = await lockCase(transaction, 'report_cases', id);
    return { isOpen: row.decided_time === null, name: row.title, subject: `report case ${id}` };
  },
  findFirst: (database, wanted) =>
    matchCases(database, { state: 'open' })
      .select(['id', 'title as name'])
      .where(isWanted('reports', 'report_cases.id', wanted))
      .orderBy(urgency)
      .orderBy('create_time')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
  async isBarred(database, id, person) {
    const row = await database
      .selectFrom('report_cases')
      .select(['kind', 'subject'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row || !isListedKind(row.kind)) return false;
    return (await listBarredItems(database, row.kind, person)).has(Number(row.subject));
  },
};
