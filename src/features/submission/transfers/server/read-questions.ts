import type { PaymentCode } from '#features/submission/donations/model/payment-code.ts';
import type { SubmissionState } from '#features/submission/submissions/model/state.ts';
import { isHeldBy } from '#features/team/cases/server/is-held-by.ts';
import { AppError } from '#lib/app-error.ts';
import { countDecided } from '#platform/database/count-decided.ts';
import { containsAscii, containsText } from '#platform/database/contains-text.ts';
import type { Database } from '#platform/database/database.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import type { PaymentQuestion, PaymentQuestionDetail, QuestionState } from '../model/payment-question.ts';
import type { QuestionDependencies } from './question-dependencies.ts';

export interface QuestionListRequest extends PageRequest {
  state: QuestionState;
  /** Account that has them; null for those that nobody has, undefined for all. */
  holder?: string | null | undefined;
  /** In the name of the submission or the transaction; empty for all. */
  q?: string;
}

async function readQuestions(database: Database, ids: readonly number[]): Promise<PaymentQuestion[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('payment_questions')
    .innerJoin('submissions', 'submissions.id', 'payment_questions.submission_id')
    .selectAll('payment_questions')
    .select(['submissions.title', 'submissions.state'])
    .where('payment_questions.id', 'in', ids)
    .execute();
  const byId = new Map(
    rows.map((row): [number, PaymentQuestion] => {
      const { id, version, tx_hash, link, text, create_time, answer, decided_by, decided_time } = row;
      return [
        id,
        {
          ...{ id, version, tx_hash, link, text, create_time },
          code: row.code as PaymentCode | null,
          submission: { id: row.submission_id, title: row.title, state: row.state as SubmissionState },
          answer:
            decided_time === null ? null : { text: answer ?? '', actor: decided_by ?? '', at: decided_time },
        },
      ];
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One page of the queue: who waits longest first, or what was answered last. */
export async function listQuestions(
  database: Database,
  { state, holder, q = '', ...page }: QuestionListRequest,
): Promise<Page<PaymentQuestion>> {
  const isOpen = state === 'open';
  const { data, total } = await fetchPage(
    database
      .selectFrom('payment_questions')
      .where('decided_time', isOpen ? 'is' : 'is not', null)
      .$if(holder !== undefined, (query) =>
        query.where(isHeldBy('payment-questions', 'payment_questions.id', holder!)),
      )
      .$if(q !== '', (query) =>
        query.where(({ or, exists, selectFrom }) =>
          or([
            containsAscii('payment_questions.tx_hash', q),
            exists(
              selectFrom('submissions')
                .select('submissions.id')
                .whereRef('submissions.id', '=', 'payment_questions.submission_id')
                .where(containsText('submissions.title', q)),
            ),
          ]),
        ),
      ),
    (query) =>
      query
        .select('id')
        .orderBy(isOpen ? 'create_time' : 'decided_time', isOpen ? 'asc' : 'desc')
        .orderBy('id', 'desc'),
    page,
  );
  const ids = data.map(({ id }) => id);
  return { data: await readQuestions(database, ids), total };
}

export const countQuestions = (database: Database) => countDecided(database, 'payment_questions');

/** @throws AppError not-found */
async function requireQuestion(database: Database, id: number): Promise<PaymentQuestion> {
  const [found] = await readQuestions(database, [id]);
  if (!found) throw new AppError('not-found', 'There is no such question.');
  return found;
}

/** With what its transaction brought. @throws AppError not-found */
export async function getQuestion(
  { database, transfers }: QuestionDependencies,
  id: number,
): Promise<PaymentQuestionDetail> {
  const found = await requireQuestion(database, id);
  return { ...found, transfers: await transfers.ofTransaction(found.tx_hash) };
}
