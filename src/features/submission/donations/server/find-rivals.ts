import type { MinedTransaction } from '#platform/chain/chain-reader.ts';
import type { Database } from '#platform/database/database.ts';
import type { DonationTerms } from '../model/donation-terms.ts';
import { clockSkewMs, transfersTo } from '../model/judge-transfer.ts';
import type { DonationDependencies } from './donation-dependencies.ts';
import { readTerms } from './donation-terms.ts';

interface Claim {
  submissionId: number;
  /** The quote that the transaction pays, according to the chain. */
  quoteId: number;
  seen: MinedTransaction;
}

interface Holder {
  id: number;
  submission_id: number;
  amount_units: string;
  payer_address: string | null;
  payer_time: string | null;
  /** What its own quote asked for. */
  terms: DonationTerms;
}

type Chain = Pick<DonationDependencies, 'database' | 'brand'>;

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
export async function findRivals(dependencies: Chain, claim: Claim): Promise<number[]> {
  const holders = await listHolders(dependencies, claim);
  const rivals = holders.filter((holder) => holder.submission_id !== claim.submissionId);
  if (rivals.length === 0) return [];
  const paidByOwner = (holder: Holder) => isPayer(claim, holder);
  const own = holders.find(({ id }) => id === claim.quoteId);
  if (own && paidByOwner(own) && !rivals.some(paidByOwner)) return [];
  return [...new Set(rivals.map(({ submission_id }) => submission_id))];
}

/** Transfers of the amount that the holder was asked for, of its token to its receiver. */
const paidTo = ({ seen }: Claim, { terms, amount_units }: Pick<Holder, 'terms' | 'amount_units'>) =>
  transfersTo(seen, terms).filter(({ units }) => units.toString() === amount_units);

/** Was the payment announced from its sender's address before it was mined? */
function isPayer(claim: Claim, holder: Holder): boolean {
  const { payer_address, payer_time } = holder;
  if (payer_address === null || payer_time === null) return false;
  if (Date.parse(payer_time) > claim.seen.blockTimeSeconds * 1000) return false;
  return paidTo(claim, holder).some(({ from }) => from.toLowerCase() === payer_address);
}

/** All quotes, including the claim's own, of the amounts that the transaction pays. */
async function listHolders({ database, brand }: Chain, claim: Claim): Promise<Holder[]> {
  const amounts = [...new Set(claim.seen.transfers.map(({ units }) => units.toString()))];
  if (amounts.length === 0) return [];
  const termsOf = await readTerms(database, brand);
  const holders = await listQuotesOf(database, claim, amounts);
  return holders
    .map(({ terms_id, ...holder }) => ({ ...holder, terms: termsOf(terms_id) }))
    .filter((holder) => holder.terms.chainId === brand.donation.chainId && paidTo(claim, holder).length > 0);
}

function listQuotesOf(database: Database, claim: Claim, amounts: readonly string[]) {
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
      'quotes.terms_id',
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
