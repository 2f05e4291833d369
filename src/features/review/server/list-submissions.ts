import { sql } from 'kysely';
import type { SubmissionState } from '#features/submissions/model/state.ts';
import type { Database } from '#platform/database/database.ts';
import { fetchPage, type Page } from '#platform/database/fetch-page.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import type { ReviewListRequest } from '../model/review-list.ts';
import type { ReviewRow } from '../model/review-submission.ts';
import { listPaymentStates } from './list-payment-states.ts';
import type { ReviewDependencies } from './review-dependencies.ts';

/** Later than any promise: SQLite and PostgreSQL sort nulls differently. */
const never = '9999';

function matching(database: Database, { state, kind, kinds, q }: ReviewListRequest) {
  let query = database.selectFrom('submissions').where('kind', 'in', kinds);
  if (state) query = query.where('state', '=', state);
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
          'payload',
          'payload_version',
          'create_time',
          'update_time',
          'promised_time',
        ])
        .orderBy((eb) => eb.fn.coalesce(eb.ref(request.sort), eb.val(never)), direction)
        .orderBy('id', direction),
    request,
  );
  const payments = await listPaymentStates(
    database,
    rows.map(({ id }) => id),
  );
  const data = rows.map(({ payload, payload_version, ...row }) => {
    const read = kinds[row.kind].read({ id: row.id, payload, payload_version });
    return {
      ...row,
      state: row.state as SubmissionState,
      networks: read.ok ? [...read.form.networks] : [],
      payment: payments.get(row.id) ?? null,
    };
  });
  return { data, total };
}
