import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { ReviewListingChange } from '../model/listing-change.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import type { EntryTables } from './undo/entry-snapshot.ts';

/** An item that an approval writes. */
export interface ApprovedItem extends Pick<EntryTables, 'kind'> {
  /** Undefined where nothing of it is in the catalogue. */
  hid: number | undefined;
  person: Reviewer;
  at: Date;
}

/** Changes of listed items, as the review needs them: the port by which they are plugged in, where the portal is composed. */
export interface ListingChangePort {
  /** Null for every other submission. */
  find(database: Database, row: SubmissionRow): Promise<ReviewListingChange | null>;
  /**
   * Keeps what an approval writes as a version of the item.
   * @param write returns the item's `hid`, which this does too
   */
  keepVersions(
    transaction: DatabaseTransaction,
    item: ApprovedItem,
    write: () => Promise<number>,
  ): Promise<number>;
  /**
   * Writes what the team wants into the item, in the transaction that approves it.
   * @param seen of the change that the reviewer saw
   * @throws AppError conflict when the item has changed since, or cannot be changed now
   */
  apply(
    transaction: DatabaseTransaction,
    row: SubmissionRow,
    approval: { seen: string; person: Reviewer; at: Date },
  ): Promise<void>;
}
