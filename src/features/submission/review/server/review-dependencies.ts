import type { RelistingRules } from '#features/store/catalogue/model/restoration.ts';
import type {
  OnPaymentOutcome,
  OnRefundEvent,
} from '#features/submission/donations/server/donation-dependencies.ts';
import type { Donations } from '#features/submission/donations/server/donations.ts';
import type { SubmissionKind } from '#features/submission/submissions/model/state.ts';
import type { ServerKind } from '#features/submission/submissions/server/server-kind.ts';
import type { Database, Engine } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { ListingChangePort } from './change-port.ts';
import type { ReviewKinds } from './review-kind.ts';

/** External dependencies of the review; created once at the start. */
export interface ReviewDependencies {
  database: Database;
  engine: Engine;
  brand: {
    name: string;
    supportEmail: string;
    token: { symbol: string };
    donation: { explorerTransactionUrl: string; tokenDecimals: number };
  };
  donations: Donations;
  /** Of the submissions: moves one on when the chain's answer decides its payment. */
  onPaymentOutcome: OnPaymentOutcome;
  /** The same for a refund that a reviewer asks the chain about. */
  onRefund: OnRefundEvent;
  kinds: ReviewKinds;
  /** Checks and stores forms, by kind. */
  forms: Readonly<Record<SubmissionKind, Pick<ServerKind, 'form' | 'format'>>>;
  changes: ListingChangePort;
  /** How a delisted item is listed again by a new submission; strict without them. */
  rules?: RelistingRules;
  /** Scheme, host and port of the portal that visitors see. */
  publicOrigin: string;
  now: () => Date;
  log: Log;
}
