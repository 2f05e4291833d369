import type { DatabaseTransaction } from '#platform/database/database.ts';

/** The draft of a category or a network that is being published. */
export interface PublishedDraft {
  /** Hash of its uploaded icon, which was checked when the draft was saved; empty without one. */
  icon: string;
  /** For the log. */
  detail: Readonly<Record<string, unknown>>;
  /** Ends the draft, in the transaction of the change. @throws AppError conflict where it was changed or published in the meantime */
  end: (transaction: DatabaseTransaction) => Promise<void>;
}
