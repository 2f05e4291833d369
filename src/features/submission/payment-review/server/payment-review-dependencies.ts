import type {
  OnPaymentOutcome,
  OnRefundEvent,
} from '#features/submission/donations/server/donation-dependencies.ts';
import type { Donations } from '#features/submission/donations/server/donations.ts';
import type { Database, Engine } from '#platform/database/database.ts';

/** What the review of payments needs; created once at the start. */
export interface PaymentReviewDependencies {
  database: Database;
  engine: Engine;
  brand: { donation: { tokenDecimals: number } };
  donations: Donations;
  /** Of the submissions: moves one on when the chain's answer decides its payment. */
  onPaymentOutcome: OnPaymentOutcome;
  /** The same for a refund that a reviewer asks the chain about. */
  onRefund: OnRefundEvent;
  now: () => Date;
}
