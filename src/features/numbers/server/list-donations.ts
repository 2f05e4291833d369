import { formatUnits } from '#features/donations/model/donation-amount.ts';
import type { Database } from '#platform/database/database.ts';
import type { CountedKind, DonationMonth } from '../model/numbers.ts';

/** An accepted payment, for bookkeeping. Times are RFC 3339 UTC. */
export interface Donation {
  /** When it was mined; null where a person confirmed it and the chain did not show it. */
  mined_time: string | null;
  accepted_time: string;
  /** Whole tokens as a decimal text; empty where the chain did not show it. */
  amount: string;
  token: string;
  tx_hash: string;
  submission: number;
  title: string;
  kind: CountedKind;
  /** Of the reviewer who confirmed it by hand; empty for all others. */
  confirmed_by: string;
}

interface DonationRequest {
  since: string;
  kinds: readonly CountedKind[];
}

function accepted(database: Database, { since, kinds }: DonationRequest) {
  return database
    .selectFrom('payments')
    .innerJoin('submissions', 'submissions.id', 'payments.submission_id')
    .where('payments.status', '=', 'accepted')
    .where('payments.update_time', '>=', since)
    .where('submissions.kind', 'in', kinds);
}

const minedTimeOf = (detail: string) => (JSON.parse(detail) as { mined_time?: string }).mined_time ?? null;

/** Accepted payments by month, months without one included. @param request.months `2026-11`, earliest first */
export async function listDonationMonths(
  database: Database,
  { months, decimals, ...request }: DonationRequest & { months: readonly string[]; decimals: number },
): Promise<DonationMonth[]> {
  const rows = await accepted(database, request)
    .select(['payments.amount_units', 'payments.detail', 'payments.update_time'])
    .execute();
  const byMonth = Map.groupBy(rows, ({ detail, update_time }) =>
    (minedTimeOf(detail) ?? update_time).slice(0, 7),
  );
  return months.map((month) => {
    const payments = byMonth.get(month) ?? [];
    const known = payments.flatMap(({ amount_units }) =>
      amount_units === null ? [] : [BigInt(amount_units)],
    );
    const units = known.reduce((sum, amount) => sum + amount, 0n);
    return {
      month,
      payments: payments.length,
      amount: formatUnits(units, decimals),
      unknown: payments.length - known.length,
    };
  });
}

/** Rows in the memory at a time. */
const batchSize = 5_000;

/** Every accepted payment since a time, in the order in which they came in, in batches. */
export async function* eachDonation(
  database: Database,
  { token, ...request }: DonationRequest & { token: { symbol: string; decimals: number } },
): AsyncGenerator<Donation[]> {
  let after = 0;
  for (;;) {
    const rows = await accepted(database, request)
      .select([
        'payments.id',
        'payments.amount_units',
        'payments.detail',
        'payments.update_time',
        'payments.tx_hash',
        'payments.confirmed_by',
        'payments.submission_id',
        'submissions.title',
        'submissions.kind',
      ])
      .where('payments.id', '>', after)
      .orderBy('payments.id')
      .limit(batchSize)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => ({
      mined_time: minedTimeOf(row.detail),
      accepted_time: row.update_time,
      amount: row.amount_units === null ? '' : formatUnits(BigInt(row.amount_units), token.decimals),
      token: token.symbol,
      tx_hash: row.tx_hash,
      submission: row.submission_id,
      title: row.title,
      kind: row.kind as CountedKind,
      confirmed_by: row.confirmed_by ?? '',
    }));
    after = last.id;
  }
}
