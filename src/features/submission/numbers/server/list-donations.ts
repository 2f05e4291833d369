import { sql, type RawBuilder } from 'kysely';
import { formatUnits } from '#features/submission/donations/model/donation-amount.ts';
import { readTerms } from '#features/submission/donations/server/donation-terms.ts';
import type { Database } from '#platform/database/database.ts';
import type { DonationMonth } from '../model/numbers.ts';
import { book, type Donation, type DonationRequest, type ExportRequest } from './book-donation.ts';
import { eachRefund, sumRefunds } from './list-refunds.ts';
import { ofKinds } from './of-kinds.ts';

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

const formatSigned = (amount: bigint, decimals: number) =>
  amount < 0n ? `-${formatUnits(-amount, decimals)}` : formatUnits(amount, decimals);

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

/** Rows in the memory at a time. */
const batchSize = 5_000;

/** Every accepted payment since a time, then every proven refund, each in the order in which they came in, in batches. */
export async function* eachDonation(database: Database, request: ExportRequest): AsyncGenerator<Donation[]> {
  yield* eachPayment(database, request);
  yield* eachRefund(database, request);
}

async function* eachPayment(
  database: Database,
  { settings, ...request }: ExportRequest,
): AsyncGenerator<Donation[]> {
  const termsOf = await readTerms(database, settings);
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
        'payments.doubt',
        'payments.payer_address',
        'payments.terms_id',
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
    yield rows.map((row) => {
      const terms = termsOf(row.terms_id);
      const [units, payer, receiver] = [row.amount_units, row.payer_address ?? '', terms.receivingAddress];
      return book(row, { entry: 'donation', terms, units, payer, receiver, refund_of: '' });
    });
    after = last.id;
  }
}
