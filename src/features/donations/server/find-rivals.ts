import type { MinedTransaction } from '#platform/chain/chain-reader.ts';
import type { Database } from '#platform/database/database.ts';
import { clockSkewMs, transfersTo, type ExpectedTransfer } from '../model/judge-transfer.ts';

interface Claim {
  submissionId: number;
  /** The quote that the transaction pays, according to the chain. */
  quoteId: number;
  seen: MinedTransaction;
  expected: ExpectedTransfer;
}

interface Holder {
  id: number;
  submission_id: number;
  amount_units: string;
  payer_address: string | null;
  payer_time: string | null;
}

/**
 * States in which a submission may still claim a payment; listed here, because donations do not know
 * submissions.
 */
const claimableStates = ['awaiting-payment', 'checking-payment', 'payment-refused', 'expired'];

/**
 * Other submissions that could claim the transaction: one of its transfers has an amount that they were
 * given before it was mined, and they are unpaid or have claimed it. Also empty where the claim wins: only
 * its amount was announced with the paying address.
 */
export async function findRivals(database: Database, claim: Claim): Promise<number[]> {
  const holders = await listHolders(database, claim);
  const rivals = holders.filter((holder) => holder.submission_id !== claim.submissionId);
  if (rivals.length === 0) return [];
  const paidByOwner = (holder: Holder) => isPayer(claim, holder);
  const own = holders.find(({ id }) => id === claim.quoteId);
  if (own && paidByOwner(own) && !rivals.some(paidByOwner)) return [];
  return [...new Set(rivals.map(({ submission_id }) => submission_id))];
}

const donationsIn = ({ seen, expected }: Claim) => transfersTo(seen, expected);

/** Was the payment announced from its sender's address before it was mined? */
function isPayer(claim: Claim, { amount_units, payer_address, payer_time }: Holder): boolean {
  if (payer_address === null || payer_time === null) return false;
  if (Date.parse(payer_time) > claim.seen.blockTimeSeconds * 1000) return false;
  return donationsIn(claim).some(
    ({ units, from }) => units.toString() === amount_units && from.toLowerCase() === payer_address,
  );
}

/** All quotes, including the claim's own, of the amounts that the transaction pays. */
async function listHolders(database: Database, claim: Claim): Promise<Holder[]> {
  const amounts = [...new Set(donationsIn(claim).map(({ units }) => units.toString()))];
  if (amounts.length === 0) return [];
  const latest = new Date(claim.seen.blockTimeSeconds * 1000 + clockSkewMs).toISOString();
  return database
    .selectFrom('quotes')
    .innerJoin('submissions', 'submissions.id', 'quotes.submission_id')
    .select([
      'quotes.id',
      'quotes.submission_id',
      'quotes.amount_units',
      'quotes.payer_address',
      'quotes.payer_time',
    ])
    .where('quotes.amount_units', 'in', amounts)
    .where('quotes.create_time', '<=', latest)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('quotes.id', '=', claim.quoteId),
        eb('submissions.state', 'in', claimableStates),
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.submission_id', '=', 'quotes.submission_id')
            .where('payments.tx_hash', '=', claim.seen.hash)
            .where('payments.status', 'in', ['checking', 'disputed']),
        ),
      ]),
    )
    .execute();
}
