import type { Insertable, Selectable } from 'kysely';
import type { PaymentTable } from '#platform/database/donation-tables.ts';
import type { Doubt, DoubtOutcome, Look } from '../model/judge-doubt.ts';
import type { PaymentDetail } from '../model/payment.ts';
import type { DonationDependencies } from './donation-dependencies.ts';

/* What accepted payments and proven refunds have in common when the chain is asked about them again. */

type DoubtColumns = Pick<Selectable<PaymentTable>, 'doubt' | 'doubt_since' | 'doubt_looks'>;

/** Row → doubt; null where there is none. */
export function presentDoubt({ doubt, doubt_since: since, doubt_looks: looks }: DoubtColumns): Doubt | null {
  return doubt === null || since === null ? null : { kind: doubt, since, looks };
}

/** The opposite of `presentDoubt`. */
export const doubtColumns = (doubt: Doubt | null) =>
  ({
    doubt: doubt?.kind ?? null,
    doubt_since: doubt?.since ?? null,
    doubt_looks: doubt?.looks ?? 0,
  }) satisfies Partial<Insertable<PaymentTable>>;

/** Columns to write after a look; undefined where nothing has changed. */
export function changedDoubt(row: DoubtColumns, outcome: Extract<DoubtOutcome, { kind: 'stands' }>) {
  const columns = doubtColumns(outcome.doubt);
  const isSame =
    columns.doubt === row.doubt &&
    columns.doubt_since === row.doubt_since &&
    columns.doubt_looks === row.doubt_looks;
  return isSame ? undefined : columns;
}

type Judged = { kind: string; code?: string | undefined };

interface Confirmed {
  txHash: string;
  /** As the chain had confirmed it. */
  detail: string;
}

/**
 * What an answer of the chain says about something that it had confirmed. Without it, the endpoint is asked once more, together with its
 * latest block: one that has not seen the blocks that confirmed it, or that contradicts itself, says nothing.
 */
export async function lookAgain(
  { chain, brand }: Pick<DonationDependencies, 'chain' | 'brand'>,
  { txHash, detail }: Confirmed,
  judged: Judged,
): Promise<Look> {
  if (judged.kind === 'waiting') return judged.code === 'awaiting-confirmations' ? 'unconfirmed' : 'unknown';
  if (judged.kind !== 'missing' && judged.kind !== 'refused') return 'confirmed';
  const [found, head] = await Promise.all([chain.findTransaction(txHash), chain.getHeadNumber()]);
  if (!found.ok || !head.ok) return 'unknown';
  const isFound = found.value !== undefined;
  const { block_number = '0' } = JSON.parse(detail) as PaymentDetail;
  const isBehind = head.value < BigInt(block_number) + BigInt(brand.donation.confirmations);
  if (isBehind || isFound !== (judged.kind === 'refused')) return 'lagging';
  return isFound ? 'differs' : 'absent';
}
