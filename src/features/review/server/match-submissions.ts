import { sql } from 'kysely';
import type { SubmissionKind } from '#features/submissions/model/state.ts';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import type { ReviewFilter } from '../model/review-list.ts';

/** Submissions without a promise come after all others: SQLite and PostgreSQL sort nulls differently. As the index `submissions_queue` has it. */
export const urgency = sql<string>`coalesce(promised_time, '9999')`;

/** The submissions that a filter leaves. @param filter.kinds that the person may see */
export function matchSubmissions(
  database: Database,
  { states, kind, kinds, q }: ReviewFilter & { kinds: readonly SubmissionKind[] },
) {
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
