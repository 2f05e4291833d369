import { sql, type RawBuilder } from 'kysely';
import { formatUnits } from '#features/submission/donations/model/donation-amount.ts';
import type { Database } from '#platform/database/database.ts';
import { formatSigned } from '../model/format-signed.ts';
import type { CountedKind, DonationMonth } from '../model/numbers.ts';
import { sumRefunds } from './list-refunds.ts';
import { ofKinds } from './of-kinds.ts';

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

/** Digits that are summed apart, so that both sums stay below 2^63 and are exact. */
const lowDigits = 12;
const units = sql.ref('payments.amount_units');
const lowUnits = sql`case when length(${units}) <= ${sql.lit(lowDigits)} then ${units}
  else substr(${units}, length(${units}) - ${sql.lit(lowDigits - 1)}) end`;
const highUnits = sql`case when length(${units}) <= ${sql.lit(lowDigits)} then '0'
  else substr(${units}, 1, length(${units}) - ${sql.lit(lowDigits)}) end`;
/** As text, which both drivers give whole. */
const sumOf = (value: RawBuilder<unknown>) => sql<string | null>`cast(sum(cast(${value} as bigint)) as text)`;

/** Accepted payments and proven refunds by month, months without one included. @param request.months `2026-11`, earliest first */
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
  const refundsOf = await sumRefunds(database, request);
  return months.map((month) => {
    const found = rows.find((row) => row.month === month);
    const payments = Number(found?.payments ?? 0);
    const sum = BigInt(found?.high ?? 0) * 10n ** BigInt(lowDigits) + BigInt(found?.low ?? 0);
    const refunds = refundsOf(month);
    return {
      month,
      payments,
      amount: formatUnits(sum, decimals),
      refunds: refunds.count,
      refunded: formatUnits(refunds.units, decimals),
      net: formatSigned(sum - refunds.units, decimals),
      unknown: payments - Number(found?.known ?? 0),
    };
  });
}
