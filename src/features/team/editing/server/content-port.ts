import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { ContentBody } from '../model/content-body.ts';
import type { ContentKind } from '../model/content-kind.ts';

/** A row that visitors read, as the desk edits it. */
export interface StoredRow {
  id: number;
  body: ContentBody;
  isShown: boolean;
  /** When it was published, RFC 3339 UTC. */
  time: string;
}

export interface RowToWrite {
  /** Null for a row that does not exist yet. */
  rowId: number | null;
  /** Complete: it passed the kind's schema and `findPublishingIssues`. */
  body: ContentBody;
  at: Date;
}

/** What one kind of content brings to the desk: how its rows, which visitors read, are read and written. Plugged in where the portal is composed. */
export interface ContentPort {
  kind: ContentKind;
  /** Rows without an entry of this kind (`hasNoEntry`), at most `limit`: the demonstration's and imported ones. */
  listNewRows(database: Database, limit: number): Promise<StoredRow[]>;
  /** Makes the row what the body says, and shows it to visitors. @returns the row's id */
  write(transaction: DatabaseTransaction, row: RowToWrite): Promise<number>;
  /** Visitors no longer see the row; it keeps its id. */
  hide(transaction: DatabaseTransaction, rowId: number): Promise<void>;
  /** Present where something of a published row ends by itself. */
  ending?: {
    /** When the next one ends, RFC 3339 UTC. */
    next(database: Database): Promise<string | null>;
    /** Ends what is due. @returns how many rows changed */
    run(transaction: DatabaseTransaction, at: string): Promise<number>;
  };
}
