import type { TransferRefundIssue } from '#features/submission/donations/model/refund.ts';
import type { ProvenRefund } from '#features/submission/donations/server/refund/refund-transfer.ts';
import { refundCodeWords } from '#features/submission/payment-review/model/payment-words.ts';
import { issueSentences, readRefundEntry } from '#features/submission/payment-review/server/refund-entry.ts';
import { readTerms } from '#features/submission/donations/server/donation-terms.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { TransferAction } from '../model/transfer-case.ts';
import type { TransferDependencies } from './transfer-dependencies.ts';

type Entry = Extract<TransferAction, { name: 'refund' }>;
type Proved = Awaited<ReturnType<TransferDependencies['donations']['refunds']['proveTransfer']>>;

/** The desk is in English. */
const sentences: Record<Exclude<TransferRefundIssue, 'unproven'>, string> = {
  ...issueSentences,
  'too-much': 'Enter an amount above 0 that is not more than the transfer.',
  claimed: 'A submission claimed this transaction in the meantime. Decide about the payment there.',
};

function refusalOf(refused: Extract<Proved, { ok: false }>): AppError {
  if (refused.code !== 'unproven') return new AppError('bad-request', sentences[refused.code]);
  const why = refundCodeWords[refused.why];
  if (refused.why === 'endpoint-down' || refused.why === 'no-endpoint')
    return new AppError('unavailable', 'The chain endpoint does not respond. Try again later.');
  return new AppError('bad-request', `The chain does not confirm this refund: ${why}.`);
}

async function decimalsOf({ database, brand }: TransferDependencies, id: number): Promise<number> {
  const { terms_id } = await database
    .selectFrom('received_transfers')
    .innerJoin('transfer_scans', 'transfer_scans.id', 'received_transfers.scan_id')
    .select('terms_id')
    .where('received_transfers.id', '=', id)
    .executeTakeFirstOrThrow();
  return (await readTerms(database, brand))(terms_id).tokenDecimals;
}

/**
 * Asks the chain whether the transfer was given back as a person says.
 * @throws AppError bad-request with the reason, unavailable while the chain does not answer
 */
export async function proveRefund(
  dependencies: TransferDependencies,
  id: number,
  entry: Entry,
): Promise<ProvenRefund> {
  const typed = readRefundEntry(entry, await decimalsOf(dependencies, id));
  const proved = await dependencies.donations.refunds.proveTransfer({
    ...{ transferId: id, link: entry.link, receiverReason: entry.reason },
    ...typed,
  });
  if (!proved.ok) throw refusalOf(proved);
  return proved;
}

/** Stores what was proven. @throws AppError bad-request where it counts for something else in the meantime */
export async function keepRefund(
  { donations }: TransferDependencies,
  kept: { transaction: DatabaseTransaction; refund: ProvenRefund; recordedBy: string },
): Promise<void> {
  const stored = await donations.refunds.keepTransfer(kept);
  if (!stored.ok) throw refusalOf(stored);
}
