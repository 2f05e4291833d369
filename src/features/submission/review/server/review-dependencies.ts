import type { RelistingRules } from '#features/store/catalogue/model/restoration.ts';
import type { SubmissionKind } from '#features/submission/submissions/model/state.ts';
import type { ServerKind } from '#features/submission/submissions/server/server-kind.ts';
import type { Log } from '#platform/log/log.ts';
import type { ListingChangePort } from './change-port.ts';
import type { PaymentReviewDependencies } from '#features/submission/payment-review/server/payment-review-dependencies.ts';
import type { ReviewKinds } from './review-kind.ts';

/** External dependencies of the review; created once at the start. */
export interface ReviewDependencies extends PaymentReviewDependencies {
  brand: {
    name: string;
    supportEmail: string;
    token: { symbol: string };
    donation: { explorerTransactionUrl: string; tokenDecimals: number };
    /** Defined where the portal has no page of its own on which a token is checked. */
    links: { tools: { tokenSecurity?: string | null | undefined } };
  };
  kinds: ReviewKinds;
  /** Checks and stores forms, by kind. */
  forms: Readonly<Record<SubmissionKind, Pick<ServerKind, 'form' | 'format' | 'later'>>>;
  changes: ListingChangePort;
  /** How a delisted item is listed again by a new submission; strict without them. */
  rules?: RelistingRules;
  /** Scheme, host and port of the portal that visitors see. */
  publicOrigin: string;
  log: Log;
}
