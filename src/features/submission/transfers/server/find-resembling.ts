import { sql } from 'kysely';
import { formatQuote } from '#features/submission/donations/model/donation-amount.ts';
import type { DonationTerms } from '#features/submission/donations/model/donation-terms.ts';
import type { SubmissionState } from '#features/submission/submissions/model/state.ts';
import type { Database } from '#platform/database/database.ts';
import { nearAmounts } from '../model/near-amounts.ts';
import type { Resemblance, ResemblanceKind } from '../model/transfer-case.ts';

/** A transfer as it is compared. */
export interface Compared {
  id: number;
  amountUnits: bigint;
  /** Lower-case address. */
  sender: string;
  terms: DonationTerms;
}

/** Of one transfer. */
const mostShown = 8;
const order: readonly ResemblanceKind[] = ['quoted', 'repeated', 'near', 'payer'];

const submissionColumns = [
  'submissions.id',
  'submissions.title',
  'submissions.state',
  'submissions.version',
] as const;

interface Row {
  id: number;
  title: string;
  state: string;
  version: number;
}

const submissionOf = ({ id, title, state, version }: Row) => ({
  id,
  title,
  state: state as SubmissionState,
  version,
});

/** Submissions with one of these amounts, and whether they have paid it. */
async function listQuoted(database: Database, amounts: readonly bigint[]) {
  const wanted = [...new Set(amounts.map(String))];
  const rows = await database
    .selectFrom('quotes')
    .innerJoin('submissions', 'submissions.id', 'quotes.submission_id')
    .leftJoin('payments', (join) =>
      join
        .onRef('payments.submission_id', '=', 'quotes.submission_id')
        .onRef('payments.amount_units', '=', 'quotes.amount_units')
        .on('payments.status', '=', 'accepted'),
    )
    .select([...submissionColumns, 'quotes.amount_units', 'payments.id as payment'])
    .where('quotes.amount_units', 'in', wanted)
    .orderBy('quotes.id', 'desc')
    .execute();
  return Map.groupBy(rows, ({ amount_units }) => amount_units);
}

/** Submissions that were paid, or were about to be, from one of these addresses. */
async function listPaidBy(database: Database, senders: readonly string[]) {
  const addresses = [...new Set(senders)];
  const paid = async (table: 'payments' | 'quotes') =>
    database
      .selectFrom(table)
      .innerJoin('submissions', 'submissions.id', `${table}.submission_id`)
      .select([...submissionColumns, `${table}.payer_address`])
      // As the indexes of both tables have it.
      .where(sql<string>`lower(${sql.ref(`${table}.payer_address`)})`, 'in', addresses)
      .orderBy('submissions.id', 'desc')
      .limit(addresses.length * mostShown)
      .execute();
  const rows = [...(await paid('payments')), ...(await paid('quotes'))];
  return Map.groupBy(rows, ({ payer_address }) => payer_address ?? '');
}

/** One entry of each submission, the closest kind first. */
function closestFirst(found: readonly Resemblance[]): Resemblance[] {
  const sorted = found.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const bySubmission = Map.groupBy(sorted, ({ submission }) => submission.id);
  return [...bySubmission.values()].map(([first]) => first!).slice(0, mostShown);
}

/** The submissions that each transfer may have been meant for: three queries, however many transfers. */
export async function findResembling(
  database: Database,
  transfers: readonly Compared[],
): Promise<Map<number, Resemblance[]>> {
  if (transfers.length === 0) return new Map();
  const near = new Map(
    transfers.map(({ id, amountUnits, terms }) => [id, nearAmounts(amountUnits, terms.tokenDecimals)]),
  );
  const amounts = transfers.flatMap(({ id, amountUnits }) => [amountUnits, ...near.get(id)!]);
  const quoted = await listQuoted(database, amounts);
  const paidBy = await listPaidBy(
    database,
    transfers.map(({ sender }) => sender),
  );
  return new Map(
    transfers.map(({ id, amountUnits, sender, terms }) => {
      const quotesOf = (units: bigint) =>
        (quoted.get(String(units)) ?? []).map((row) => ({
          isPaid: row.payment !== null,
          submission: submissionOf(row),
          amount: formatQuote(units, terms.tokenDecimals),
        }));
      const exact = quotesOf(amountUnits).map(({ isPaid, ...rest }) => ({
        kind: isPaid ? ('repeated' as const) : ('quoted' as const),
        ...rest,
      }));
      const close = near
        .get(id)!
        .flatMap(quotesOf)
        .map(({ isPaid: _isPaid, ...rest }) => ({ kind: 'near' as const, ...rest }));
      const known = (paidBy.get(sender) ?? []).map((row) => ({
        kind: 'payer' as const,
        submission: submissionOf(row),
        amount: null,
      }));
      return [id, closestFirst([...exact, ...close, ...known])];
    }),
  );
}
