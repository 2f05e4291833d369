import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { AppError } from '#lib/app-error.ts';
import type { Refund } from '../../model/refund.ts';
import type { DonationDependencies, OnRefundEvent } from '../donation-dependencies.ts';
import { readTerms } from '../donation-terms.ts';
import { findPaid, listRefundable } from './find-paid.ts';
import { confirmRefund, recordRefund, type RecordedRefund, type RefundRecord } from './record-refund.ts';
import { findRefund, listRefunds, presentRefund } from './refund-rows.ts';
import { keepTransferRefund, proveTransferRefund, type TransferRefundEntry } from './refund-transfer.ts';
import { askAboutRefund, verifyRefunds, type Asked } from './verify-refunds.ts';

type RefundOf = { id: number; submissionId: number };

export type AskedRefund = { ok: true; refund: Refund } | Exclude<Asked, { ok: true }>;

/** Payments that were given back: recorded, and proven on the chain. Nothing here sends money. */
export interface Refunds {
  /** All that were recorded for a submission, the corrected ones too, oldest first. Takes a transaction or the database. */
  list(database: Database, submissionId: number): Promise<Refund[]>;
  /** What can be given back of each payment. Asks the chain where needed, so not inside a transaction. */
  listRefundable(submissionId: number): ReturnType<typeof listRefundable>;
  /** The payments that a record needs to know; see `listRefundable`. */
  findPaid(submissionId: number): ReturnType<typeof findPaid>;
  /** Stores that a refund was sent; the chain is asked about it by the verifier. */
  record(record: RefundRecord): Promise<RecordedRefund>;
  /**
   * Asks the chain now; one that was not proven counts again only where the payment has that much left. Undefined for an unknown one.
   * @throws AppError conflict for one that cannot be asked about
   */
  askAgain(refund: RefundOf, options: { onRefund: OnRefundEvent }): Promise<AskedRefund | undefined>;
  /** False where no endpoint is configured, so that people confirm by hand. */
  hasEndpoint(): Promise<boolean>;
  confirmByHand(
    confirmation: RefundOf & { transaction: DatabaseTransaction; name: string; hasEndpoint: boolean },
  ): ReturnType<typeof confirmRefund>;
  /** Asks the chain whether a transaction gives back a transfer that belongs to no submission. Not inside a transaction. */
  proveTransfer(entry: TransferRefundEntry): ReturnType<typeof proveTransferRefund>;
  /** Stores what `proveTransfer` has confirmed. */
  keepTransfer(kept: Parameters<typeof keepTransferRefund>[1]): ReturnType<typeof keepTransferRefund>;
  /** One round over all refunds that are due; returns how many. Several processes may run this concurrently. */
  verifyDue(options: { onRefund: OnRefundEvent }): Promise<number>;
}

async function askAgain(
  dependencies: DonationDependencies,
  refund: RefundOf,
  onRefund: OnRefundEvent,
): Promise<AskedRefund | undefined> {
  const { database, brand } = dependencies;
  const row = await findRefund(database, refund);
  if (!row) return undefined;
  if (row.status === 'corrected' || row.confirmed_by !== null)
    throw new AppError('conflict', 'This record is no longer checked on the chain.');
  const answer = await askAboutRefund(dependencies, { row, onRefund });
  if (!answer.ok) return answer;
  const asked = await findRefund(database, refund);
  return asked && { ok: true, refund: presentRefund(asked, await readTerms(database, brand)) };
}

export function createRefunds(dependencies: DonationDependencies): Refunds {
  const { brand } = dependencies;
  return {
    list: (database, submissionId) => listRefunds({ database, brand }, submissionId),
    listRefundable: (submissionId) => listRefundable(dependencies, submissionId),
    findPaid: (submissionId) => findPaid(dependencies, submissionId),
    record: (record) => recordRefund(dependencies, record),
    askAgain: (refund, { onRefund }) => askAgain(dependencies, refund, onRefund),
    async hasEndpoint() {
      const answer = await dependencies.chain.getChainId();
      return answer.ok || answer.code !== 'no-endpoint';
    },
    confirmByHand: (confirmation) => confirmRefund(dependencies, confirmation),
    proveTransfer: (entry) => proveTransferRefund(dependencies, entry),
    keepTransfer: (kept) => keepTransferRefund(dependencies, kept),
    verifyDue: ({ onRefund }) => verifyRefunds(dependencies, onRefund),
  };
}
