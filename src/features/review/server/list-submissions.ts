import { sql } from 'kysely';
import type { SubmissionState } from '#features/submissions/model/state.ts';
import type { Finding } from '#features/submissions/model/finding.ts';
import { parseFindings } from '#features/submissions/server/parse-findings.ts';
import type { Database } from '#platform/database/database.ts';
import { fetchPage, type Page } from '#platform/database/fetch-page.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import type { ReviewListRequest } from '../model/review-list.ts';
import type { ReviewRow } from '../model/review-submission.ts';
import { listPaymentStates } from './list-payment-states.ts';
import type { ReviewDependencies } from './review-dependencies.ts';

/** Submissions without a promise come after all others: SQLite and PostgreSQL sort nulls differently. As the index `submissions_queue` has it. */
const urgency = sql<string>`coalesce(promised_time, '9999')`;

function matching(database: Database, { states, kind, kinds, q }: ReviewListRequest) {
  let query = database.selectFrom('submissions').where('kind', 'in', kinds);
  if (states?.length) query = query.where('state', 'in', states);
  if (kind) query = query.where('kind', '=', kind);
  const words = q?.trim();
  if (!words) return query;
  const pattern = likePattern(words);
  return query.where((eb) =>
    eb.or([
      eb('reference', '=', words.toLowerCase()),
      ...(['title', 'email', 'payload'] as const).map(
        (column) => sql<boolean>`lower(${eb.ref(column)}) like ${pattern} escape '\\'`,
      ),
    ]),
  );
}

/** Hash of the logo of each submission that has one. */
async function listIcons(database: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('submission_files')
    .select(['submission_id', 'sha256'])
    .where('submission_id', 'in', ids)
    .where('role', '=', 'icon')
    .execute();
  return new Map(rows.map(({ submission_id, sha256 }) => [submission_id, sha256]));
}

function countMarks(findings: readonly Finding[]): ReviewRow['marks'] {
  return {
    stop: findings.filter(({ severity }) => severity === 'desk' || severity === 'blocking').length,
    look: findings.filter(({ severity }) => severity === 'warning').length,
  };
}

/** One page of the queue. */
export async function listSubmissions(
  { database, kinds }: Pick<ReviewDependencies, 'database' | 'kinds'>,
  request: ReviewListRequest,
): Promise<Page<ReviewRow>> {
  const direction = request.order === 'DESC' ? 'desc' : 'asc';
  const { data: rows, total } = await fetchPage(
    matching(database, request),
    (query) =>
      query
        .select([
          'id',
          'kind',
          'state',
          'version',
          'title',
          'locale',
          'findings',
          'payload',
          'payload_version',
          'create_time',
          'update_time',
          'promised_time',
        ])
        .orderBy(request.sort === 'promised_time' ? urgency : sql.ref(request.sort), direction)
        .orderBy('id', direction),
    request,
  );
  const ids = rows.map(({ id }) => id);
  const payments = await listPaymentStates(database, ids);
  const icons = await listIcons(database, ids);
  const data = rows.map(({ payload, payload_version, findings, ...row }) => {
    const read = kinds[row.kind].read({ id: row.id, payload, payload_version });
    return {
      ...row,
      state: row.state as SubmissionState,
      networks: read.ok ? [...read.form.networks] : [],
      icon: icons.get(row.id) ?? null,
      marks: countMarks(parseFindings(findings)),
      payment: payments.get(row.id) ?? null,
    };
  });
  return { data, total };
}
