import { sql, type RawBuilder } from 'kysely';
import { formatUnits } from '#features/donations/model/donation-amount.ts';
import type { Database } from '#platform/database/database.ts';
import type { CountedKind, DonationMonth } from '../model/numbers.ts';
import { ofKinds } from './of-kinds.ts';

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

/** The state is a literal, so that both engines use the partial index. */
function accepted(database: Database, { since, kinds }: DonationRequest) {
  return ofKinds(database.selectFrom('payments'), kinds)
    .where(sql<boolean>`payments.status = 'accepted'`)
    .where('payments.update_time', '>=', since);
}

const minedTimeOf = (detail: string) => (JSON.parse(detail) as { mined_time?: string }).mined_time ?? null;

/** Digits that are summed apart, so that both sums stay below 2^63 and are exact. */
const lowDigits = 12;
const units = sql.ref('payments.amount_units');
const lowUnits = sql`case when length(${units}) <= ${sql.lit(lowDigits)} then ${units}
  else substr(${units}, length(${units}) - ${sql.lit(lowDigits - 1)}) end`;
const highUnits = sql`case when length(${units}) <= ${sql.lit(lowDigits)} then '0'
  else substr(${units}, 1, length(${units}) - ${sql.lit(lowDigits)}) end`;
/** As text, which both drivers give whole. */
const sumOf = (value: RawBuilder<unknown>) => sql<string | null>`cast(sum(cast(${value} as bigint)) as text)`;

/** Accepted payments by month, months without one included. @param request.months `2026-11`, earliest first */
export async function listDonationMonths(
  database: Database,
  { months, decimals, ...request }: DonationRequest & { months: readonly string[]; decimals: number },
): Promise<DonationMonth[]> {
  const rows = await accepted(database, request)
    .select(({ fn }) => [
      'counted_month as month',
      fn.countAll<number>().as('payments'),
      fn.count<number>('payments.amount_units').as('known'),
      sumOf(highUnits).as('high'),
      sumOf(lowUnits).as('low'),
    ])
    .groupBy('counted_month')
    .execute();
  return months.map((month) => {
    const found = rows.find((row) => row.month === month);
    const payments = Number(found?.payments ?? 0);
    const sum = BigInt(found?.high ?? 0) * 10n ** BigInt(lowDigits) + BigInt(found?.low ?? 0);
    return {
      month,
      payments,
      amount: formatUnits(sum, decimals),
      unknown: payments - Number(found?.known ?? 0),
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
      .innerJoin('submissions', 'submissions.id', 'payments.submission_id')
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
