import { listBarredSubmissions } from '#features/team/accounts/server/decision-bars.ts';
import type { CaseSource } from '#features/team/cases/server/case-source.ts';
import { isWanted } from '#features/team/cases/server/is-wanted.ts';
import { getById } from '#features/submission/submissions/server/find-submission.ts';
import { lockCase } from '#platform/database/claim-case.ts';

/** Questions about payments as cases that people work on: who waits longest first. */
export const questionCases: CaseSource = {
  async lock(transaction, id) {
    const row = await lockCase(transaction, 'payment_questions', id);
    const { title } = await getById(transaction, row.submission_id);
    return { isOpen: row.decided_time === null, name: title, subject: `question ${id}` };
  },
  findFirst: (database, wanted) =>
    database
      .selectFrom('payment_questions')
      .innerJoin('submissions', 'submissions.id', 'payment_questions.submission_id')
      .select(['payment_questions.id', 'submissions.title as name'])
      .where('payment_questions.decided_time', 'is', null)
      .where(isWanted('payment-questions', 'payment_questions.id', wanted))
      .orderBy('payment_questions.create_time')
      .orderBy('payment_questions.id')
      .limit(1)
      .executeTakeFirst(),
  async isBarred(database, id, person) {
    const row = await database
      .selectFrom('payment_questions')
      .select('submission_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return false;
    return (await listBarredSubmissions(database, person)).get(row.submission_id) === 'own';
  },
};
