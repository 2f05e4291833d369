import { judgeQuotes } from '../model/judge-quotes.ts';
import { transfersTo } from '../model/judge-transfer.ts';
import type { MinedTransaction } from '#platform/chain/chain-reader.ts';
import type { DonationTerms } from '../model/donation-terms.ts';
import type { ChainOutcome, DisputedOutcome, Reached } from '../model/payment.ts';
import type { Quote } from '../model/quote.ts';
import type { DonationDependencies } from './donation-dependencies.ts';
import { currentTerms } from './donation-terms.ts';
import { findRivals } from './find-rivals.ts';
import { listQuotes } from './list-quotes.ts';

type Chain = Pick<DonationDependencies, 'database' | 'brand' | 'chain'>;

/**
 * The chain's current result for one transaction and one submission. `missing`: it does not know the
 * transaction.
 */
export type ChainJudgement =
  ChainOutcome | { kind: 'missing' } | (DisputedOutcome & { quoteId: number; payer?: string | undefined });

/** Nobody can be asked about a chain that the settings have left, as where no endpoint is configured: the desk decides. */
const unasked = { kind: 'waiting', code: 'no-endpoint', detail: {} } as const;

/** Who sent an amount to the receiver. */
function payerOf(seen: MinedTransaction, terms: DonationTerms, amountUnits: bigint) {
  return transfersTo(seen, terms)
    .find(({ units }) => units === amountUnits)
    ?.from.toLowerCase();
}

/** What came to the receiver of these quotes, although it is not accepted. */
function reachedBy(
  seen: MinedTransaction,
  { detail }: ChainOutcome,
  about: Quote | undefined,
): Reached | undefined {
  if (!about || !seen.succeeded || detail.seen_amount_units === undefined) return undefined;
  const units = BigInt(detail.seen_amount_units);
  const payer = payerOf(seen, about.terms, units);
  return payer === undefined ? undefined : { quoteId: about.id, units, payer };
}

const onChain = (quotes: readonly Quote[], { chainId }: DonationTerms) =>
  quotes.filter(({ terms }) => terms.chainId === chainId);

/**
 * Asks the chain whether a transaction pays for a submission, with the receiver and token of its quotes, and whether another submission
 * could claim it too.
 */
export async function judgeClaim(
  dependencies: Chain,
  { submissionId, txHash }: { submissionId: number; txHash: string },
): Promise<ChainJudgement> {
  const { brand, chain } = dependencies;
  const current = currentTerms(brand);
  const all = await listQuotes(dependencies, submissionId);
  const quotes = onChain(all, current);
  if (all.length > 0 && quotes.length === 0) return unasked;
  const answer = await chain.findTransaction(txHash);
  if (!answer.ok) return { kind: 'waiting', code: answer.code, detail: {} };
  if (!answer.value) return quotes.length === all.length ? { kind: 'missing' } : unasked;
  const seen = answer.value;
  const { confirmations } = brand.donation;
  return judgeSeen(dependencies, { submissionId, seen, quotes, current, confirmations });
}

interface SeenClaim {
  submissionId: number;
  seen: MinedTransaction;
  quotes: readonly Quote[];
  current: DonationTerms;
  confirmations: number;
}

async function judgeSeen(
  dependencies: Chain,
  { submissionId, seen, ...rest }: SeenClaim,
): Promise<ChainJudgement> {
  const { outcome, about } = judgeQuotes({ seen, ...rest });
  if (outcome.kind !== 'accepted') return { ...outcome, reached: reachedBy(seen, outcome, about) };
  const { quoteId, detail } = outcome;
  const rivals = await findRivals(dependencies, { submissionId, quoteId, seen });
  const quote = rest.quotes.find(({ id }) => id === quoteId);
  const payer = quote && payerOf(seen, quote.terms, quote.amountUnits);
  return rivals.length === 0 ? { ...outcome, payer } : { kind: 'disputed', quoteId, rivals, detail, payer };
}
