import { sql } from 'kysely';
import type { RefusalCode } from '#features/submission/donations/model/payment-code.ts';
import type { Database } from '#platform/database/database.ts';
import type { CountedKind, FailedPayments } from '../model/numbers.ts';
import { ofKinds } from './of-kinds.ts';

/** Payments that were refused since a time by their reason, the most frequent first. */
export async function listFailedPayments(
  database: Database,
  { since, kinds }: { since: string; kinds: readonly CountedKind[] },
): Promise<FailedPayments[]> {
  const rows = await ofKinds(database.selectFrom('payments'), kinds)
    .select(({ fn, exists, selectFrom, case: when }) => [
      'payments.code',
      fn.countAll<number>().as('failed'),
      fn
        .sum<number>(
          when()
            .when(
              exists(
                selectFrom('payments as other')
                  .select('other.id')
                  .whereRef('other.submission_id', '=', 'payments.submission_id')
                  .where('other.status', '=', 'accepted'),
              ),
            )
            .then(1)
            .else(0)
            .end(),
        )
        .as('solved'),
    ])
    // A literal, so that both engines use the partial index.
    .where(sql<boolean>`payments.status = 'refused'`)
    .where('payments.update_time', '>=', since)
    .groupBy('payments.code')
    .execute();
  return rows
    .map(({ code, failed, solved }) => ({
      code: code as RefusalCode,
      failed: Number(failed),
      solved: Number(solved),
    }))
    .toSorted((a, b) => b.failed - a.failed || a.code.localeCompare(b.code));
}
