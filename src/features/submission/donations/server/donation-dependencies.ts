import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import type { Database, Engine, DatabaseTransaction } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Payment, ReportedOutcome } from '../model/payment.ts';
import type { Refund, RefundEvent } from '../model/refund.ts';

/** External dependencies of donations; created once at the start. */
export interface DonationDependencies {
  database: Database;
  engine: Engine;
  brand: Brand;
  chain: ChainReader;
  now: () => Date;
  log: Log;
  /** An unpredictable whole number from 0 up to, not including, `max`, for amounts. */
  randomInt: (max: number) => number;
}

/**
 * Called inside the transaction that settles a claim, so that the submission's state changes with it or not
 * at all. Called only when the outcome decides something for the submission: its first accepted payment, the
 * reversal of its only one, or a refusal that leaves no other claim of it accepted or still being checked. Waiting outcomes are recorded
 * on the payment only. It must use the transaction, never the database. When it throws, nothing changes and
 * the claim is settled again later.
 */
export type OnPaymentOutcome = (
  transaction: DatabaseTransaction,
  payment: Payment,
  outcome: ReportedOutcome,
) => Promise<void>;

/** The same for a refund: called inside the transaction in which the chain proves it, does not, or has undone it. */
export type OnRefundEvent = (
  transaction: DatabaseTransaction,
  refund: Refund,
  event: RefundEvent,
) => Promise<void>;
