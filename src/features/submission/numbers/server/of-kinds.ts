import type { SelectQueryBuilder } from 'kysely';
import type { DatabaseSchema } from '#platform/database/schema.ts';
import { countedKinds, type CountedKind } from '../model/numbers.ts';

type Payments<Row> = SelectQueryBuilder<DatabaseSchema, 'payments', Row>;

/** Payments of the kinds. Only what is counted is paid for, so of all kinds nothing is left out and no submission is read. */
export function ofKinds<Row>(payments: Payments<Row>, kinds: readonly CountedKind[]): Payments<Row> {
  if (countedKinds.every((kind) => kinds.includes(kind))) return payments;
  return payments.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('submissions as paid')
        .select('paid.id')
        .whereRef('paid.id', '=', 'payments.submission_id')
        .where('paid.kind', 'in', kinds),
    ),
  );
}
