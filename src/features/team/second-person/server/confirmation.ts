import type { DatabaseTransaction } from '#platform/database/database.ts';

/** The second person's decision, for the act that was proposed. */
export interface Confirmation {
  /** What the log of the act says: which proposal, and whose. */
  detail: Readonly<Record<string, unknown>>;
  /** Ends the proposal in the transaction of the act. @throws AppError conflict when it was decided in the meantime */
  settle(transaction: DatabaseTransaction): Promise<void>;
}
