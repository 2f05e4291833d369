import { sql } from 'kysely';
import { parseUnits } from '#features/donations/model/donation-amount.ts';
import { parsePaymentLink } from '#features/donations/model/payment-link.ts';
import type { SubmissionKind } from '#features/submissions/model/state.ts';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import type { ReviewFilter } from '../model/review-list.ts';

/** Submissions without a promise come after all others: SQLite and PostgreSQL sort nulls differently. As the index `submissions_queue` has it. */
export const urgency = sql<string>`coalesce(promised_time, '9999')`;

interface Matched extends ReviewFilter {
  /** Kinds that the person may see. */
  kinds: readonly SubmissionKind[];
  /** Of the donation's token, for a search by amount. */
  tokenDecimals: number;
}

/** The submissions that a filter leaves. */
export function matchSubmissions(database: Database, { states, kind, kinds, q, tokenDecimals }: Matched) {
  let query = database.selectFrom('submissions').where('kind', 'in', kinds);
  if (states?.length) query = query.where('state', 'in', states);
  if (kind) query = query.where('kind', '=', kind);
  const words = q?.trim();
  if (!words) return query;
  const pattern = likePattern(words);
  const payment = parsePaymentLink(words);
  const units = parseUnits(words, tokenDecimals);
  return query.where((eb) =>
    eb.or([
      eb('reference', '=', words.toLowerCase()),
      ...(payment.ok
        ? [
            eb(
              'id',
              'in',
              eb.selectFrom('payments').select('submission_id').where('tx_hash', '=', payment.txHash),
            ),
          ]
        : []),
      ...(units === undefined
        ? []
        : [
            eb(
              'id',
              'in',
              eb.selectFrom('quotes').select('submission_id').where('amount_units', '=', String(units)),
            ),
          ]),
      ...(['title', 'email', 'payload'] as const).map(
        (column) => sql<boolean>`lower(${eb.ref(column)}) like ${pattern} escape '\\'`,
      ),
    ]),
  );
}
