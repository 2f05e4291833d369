import { judgePayment } from '../model/judge-payment.ts';
import { transfersTo } from '../model/judge-transfer.ts';
import type { Brand } from '#features/brand/model/brand-schema.ts';
import type { MinedTransaction } from '#platform/chain/chain-reader.ts';
import type { ChainOutcome, DisputedOutcome } from '../model/payment.ts';
import type { DonationDependencies } from './donation-dependencies.ts';
import { findRivals } from './find-rivals.ts';
import { listQuotes } from './list-quotes.ts';

type Chain = Pick<DonationDependencies, 'database' | 'brand' | 'chain'>;

/**
 * The chain's current result for one transaction and one submission. `missing`: it does not know the
 * transaction.
 */
export type ChainJudgement =
  ChainOutcome | { kind: 'missing' } | (DisputedOutcome & { quoteId: number; payer?: string | undefined });

/** Who sent what was accepted. */
function payerOf(seen: MinedTransaction, donation: Brand['donation'], amountUnits: string) {
  const paid = transfersTo(seen, donation).find(({ units }) => units.toString() === amountUnits);
  return paid?.from.toLowerCase();
}

/**
 * Asks the chain whether a transaction pays for a submission, and whether another submission could claim it
 * too.
 */
export async function judgeClaim(
  { database, brand, chain }: Chain,
  { submissionId, txHash }: { submissionId: number; txHash: string },
): Promise<ChainJudgement> {
  const answer = await chain.findTransaction(txHash);
  if (!answer.ok) return { kind: 'waiting', code: answer.code, detail: {} };
  if (!answer.value) return { kind: 'missing' };
  const seen = answer.value;
  const expected = brand.donation;
  const quotes = await listQuotes(database, submissionId);
  const outcome = judgePayment({ seen, quotes, expected });
  if (outcome.kind !== 'accepted') return outcome;
  const { quoteId, detail } = outcome;
  const rivals = await findRivals(database, { submissionId, quoteId, seen, expected });
  const payer = payerOf(seen, expected, detail.seen_amount_units ?? '');
  return rivals.length === 0 ? { ...outcome, payer } : { kind: 'disputed', quoteId, rivals, detail, payer };
}
