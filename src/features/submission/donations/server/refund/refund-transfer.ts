import type { DatabaseTransaction } from '#platform/database/database.ts';
import { judgeRefund } from '../../model/judge-refund.ts';
import { parsePaymentLink } from '../../model/payment-link.ts';
import type { RefundCode, RefundOutcome, TransferRefundIssue } from '../../model/refund.ts';
import type { DonationDependencies } from '../donation-dependencies.ts';
import { readTerms } from '../donation-terms.ts';
import { isAccepted, isRecorded } from './admit-refund.ts';
import { receiverOf, type RefundEntry } from './record-refund.ts';

/** What a person says of a refund of a transfer that belongs to no submission. */
export interface TransferRefundEntry extends Omit<RefundEntry, 'paymentId'> {
  /** Number of the transfer. */
  transferId: number;
}

type Refused =
  | { ok: false; code: Exclude<TransferRefundIssue, 'unproven'> }
  | { ok: false; code: 'unproven'; why: RefundCode };

/** What the chain has confirmed, ready to be stored. */
export interface ProvenRefund {
  transferId: number;
  txHash: string;
  link: string;
  /** Of the transfer that is given back. */
  transferHash: string;
  amountUnits: bigint;
  receiver: string;
  receiverReason: string | null;
  outcome: Extract<RefundOutcome, { kind: 'accepted' }>;
}

const readTransfer = ({ database }: Pick<DonationDependencies, 'database'>, id: number) =>
  database
    .selectFrom('received_transfers')
    .innerJoin('transfer_scans', 'transfer_scans.id', 'received_transfers.scan_id')
    .select(['received_transfers.tx_hash', 'amount_units', 'sender', 'mined_time', 'terms_id'])
    .where('received_transfers.id', '=', id)
    .executeTakeFirstOrThrow();

/**
 * Asks the chain whether a transaction gives a transfer back, by the rule of every refund (decision 034). Not inside a transaction: an
 * endpoint can be slow.
 */
export async function proveTransferRefund(
  dependencies: DonationDependencies,
  entry: TransferRefundEntry,
): Promise<({ ok: true } & ProvenRefund) | Refused> {
  const { database, brand, chain } = dependencies;
  const parsed = parsePaymentLink(entry.link);
  if (!parsed.ok) return parsed;
  const transfer = await readTransfer(dependencies, entry.transferId);
  if (transfer.tx_hash === parsed.txHash) return { ok: false, code: 'is-payment' };
  const brought = BigInt(transfer.amount_units);
  const amountUnits = entry.amountUnits ?? brought;
  if (amountUnits > brought || amountUnits <= 0n) return { ok: false, code: 'too-much' };
  const terms = (await readTerms(database, brand))(transfer.terms_id);
  const receiver = receiverOf({ brand }, entry, { payer: transfer.sender, terms });
  if (!receiver.ok) return receiver;
  const answer = await chain.findTransaction(parsed.txHash);
  if (!answer.ok) return { ok: false, code: 'unproven', why: answer.code };
  if (!answer.value) return { ok: false, code: 'unproven', why: 'not-found-yet' };
  const outcome = judgeRefund({
    seen: answer.value,
    amountUnits,
    expected: {
      ...terms,
      confirmations: brand.donation.confirmations,
      receivingAddress: receiver.receiver,
    },
    paidTime: transfer.mined_time ?? undefined,
  });
  if (outcome.kind !== 'accepted') return { ok: false, code: 'unproven', why: outcome.code };
  return {
    ok: true,
    ...{ transferId: entry.transferId, transferHash: transfer.tx_hash, outcome, amountUnits },
    ...{ txHash: parsed.txHash, link: parsed.link },
    ...{ receiver: receiver.receiver, receiverReason: receiver.reason },
  };
}

/**
 * Stores what the chain has confirmed, behind the locks of both transactions: a claim of the transfer, or another record of the refund, comes
 * before or after.
 */
export async function keepTransferRefund(
  { engine, now }: Pick<DonationDependencies, 'engine' | 'now'>,
  {
    transaction,
    refund,
    recordedBy,
  }: { transaction: DatabaseTransaction; refund: ProvenRefund; recordedBy: string },
): Promise<{ ok: true } | Refused> {
  const { txHash, transferHash, outcome } = refund;
  for (const hash of [txHash, transferHash].toSorted()) await engine.lock(transaction, hash);
  const claim = await transaction
    .selectFrom('payments')
    .select('id')
    .where('tx_hash', '=', transferHash)
    .executeTakeFirst();
  if (claim) return { ok: false, code: 'claimed' };
  if (await isAccepted(transaction, txHash)) return { ok: false, code: 'is-payment' };
  if (await isRecorded(transaction, txHash)) return { ok: false, code: 'recorded-already' };
  await transaction
    .insertInto('transfer_refunds')
    .values({
      transfer_id: refund.transferId,
      tx_hash: txHash,
      link: refund.link,
      amount_units: String(refund.amountUnits),
      receiver: refund.receiver,
      receiver_reason: refund.receiverReason,
      sender: outcome.sender ?? null,
      detail: JSON.stringify(outcome.detail),
      recorded_by: recordedBy,
      create_time: now().toISOString(),
    })
    .execute();
  return { ok: true };
}
