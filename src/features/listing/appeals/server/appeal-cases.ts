import { listBarredSubmissions } from '#features/team/accounts/server/decision-bars.ts';
import type { CaseSource } from '#features/team/cases/server/case-source.ts';
import { isWanted } from '#features/team/cases/server/is-wanted.ts';
import { getById } from '#features/submission/submissions/server/find-submission.ts';
import { lockCase } from '#platform/database/claim-case.ts';
import { madeDecision } from './find-bar.ts';

/** Appeals as cases that people work on: what is due first. */
export const appealCases: CaseSource = {
  async lock(transaction, id) {
    const row = await lockCase(transaction, 'appeals', id);
    const { title } = await getById(transaction, row.submission_id);
    return { isOpen: row.decided_time === null, name: title, subject: `appeal ${id}` };
  },
  findFirst: (database, wanted) =>
    database
      .selectFrom('appeals')
      .innerJoin('submissions', 'submissions.id', 'appeals.submission_id')
      .select(['appeals.id', 'submissions.title as name'])
      .where('appeals.decided_time', 'is', null)
      .where(isWanted('appeals', 'appeals.id', wanted))
      .orderBy('appeals.due_time')
      .orderBy('appeals.id')
      .limit(1)
      .executeTakeFirst(),
  async isBarred(database, id, person) {
    const row = await database
      .selectFrom('appeals')
      .select(['submission_id', 'contested_id', 'contested'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return false;
    const bar = (await listBarredSubmissions(database, person)).get(row.submission_id);
    return bar === 'own' || madeDecision(person, row);
  },
};
