import type { Fields } from '#features/submission/form-fields/model/field.ts';
import type { SubmissionKind } from '#features/submission/submissions/model/state.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import type { StoredForm } from '#features/submission/submissions/server/parse-payload.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { EntryTables } from './undo/entry-snapshot.ts';
import type { MergeFact, ReviewMerge } from '../model/merge.ts';

/** A stored form as the desk reads it. */
export interface ReviewForm {
  payload: object;
  /** Keys of its networks. */
  networks: readonly string[];
}

/** Writes what was approved into the catalogue. */
export interface Publisher {
  /** In the transaction that approves it. @returns `hid` of the entry */
  publish(transaction: DatabaseTransaction, row: SubmissionRow, at: Date): Promise<number>;
  /** Takes an entry into the hot list, as the last one; absent where there is none. */
  makeHot?(transaction: DatabaseTransaction, hid: number): Promise<void>;
  tables: EntryTables;
  /** `hid` of the entry of the same site or contract, listed or not. The form can be read. */
  findEntry(database: Database, row: SubmissionRow): Promise<number | undefined>;
  /** What is listed already and would be merged; undefined when nothing is. The form can be read. */
  findMerge(database: Database, row: SubmissionRow): Promise<ReviewMerge | undefined>;
  /** Adds the texts to a listed entry and takes over the chosen facts. */
  merge(
    transaction: DatabaseTransaction,
    row: SubmissionRow,
    into: { hid: number; take: readonly MergeFact[] },
  ): Promise<void>;
}

/** What one kind of submission brings to the review: the port by which it is plugged in, where the portal is composed. */
export interface ReviewKind {
  /** Of its form: what a request for changes may point at. */
  fields: Fields;
  /** @returns what is wrong in one line where the form cannot be read */
  read(row: StoredForm): { ok: true; form: ReviewForm } | { ok: false; problem: string };
  /** Absent where nothing is listed. */
  publisher?: Publisher;
}

export type ReviewKinds = Readonly<Record<SubmissionKind, ReviewKind>>;
