import type { SeenSubmission } from '#features/submission/submissions/server/apply-transition.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import { undoWindowMs, type Undo } from '../../model/undo.ts';
import type { Publisher, ReviewKinds } from '../review-kind.ts';
import { hashEntry, readEntry, type EntrySnapshot } from './entry-snapshot.ts';

/** What an approval changed in the catalogue, as it is stored. */
export interface KeptEntry {
  hid: number;
  /** Null for an entry that was not there. */
  before: EntrySnapshot | null;
  /** Hash of what the approval made of it. */
  after: string;
}

export const undoEnd = (at: Date): Date => new Date(at.getTime() + undoWindowMs);

async function readOwnEntry(
  database: Database,
  publisher: Publisher,
  row: SubmissionRow,
): Promise<{ hid: number; entry: EntrySnapshot | null } | undefined> {
  const hid = row.change_hid ?? (await publisher.findEntry(database, row));
  return hid === undefined ? undefined : { hid, entry: await readEntry(database, publisher.tables, hid) };
}

/**
 * Performs an approval and remembers what the catalogue had before it.
 * @returns what it takes to undo it, and the result of the approval
 */
export async function rememberingEntry(
  { kinds, transaction, row }: { kinds: ReviewKinds; transaction: DatabaseTransaction; row: SubmissionRow },
  approve: () => Promise<SeenSubmission>,
): Promise<{ changed: SeenSubmission; entry: KeptEntry | null }> {
  const { publisher, read } = kinds[row.kind];
  if (!publisher || !read(row).ok) return { changed: await approve(), entry: null };
  const before = await readOwnEntry(transaction, publisher, row);
  const changed = await approve();
  const after = await readOwnEntry(transaction, publisher, row);
  const entry = after && { hid: after.hid, before: before?.entry ?? null, after: hashEntry(after.entry) };
  return { changed, entry: entry ?? null };
}

interface Decision {
  /** Before the decision. */
  row: SubmissionRow;
  changed: SeenSubmission;
  entry: KeptEntry | null;
  person: Reviewer;
  at: Date;
}

/** Keeps what it takes to undo a decision, in place of the one before. */
export async function keepUndo(
  transaction: DatabaseTransaction,
  { row, changed, entry, person, at }: Decision,
): Promise<void> {
  const kept = {
    version: changed.version,
    person_id: person.id,
    until: undoEnd(at).toISOString(),
    promised_time: row.promised_time,
    promise_paused_time: row.promise_paused_time,
    listed_hid: row.listed_hid,
    entry: entry && JSON.stringify(entry),
  };
  await transaction
    .insertInto('decision_undos')
    .values({ submission_id: row.id, ...kept })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(kept))
    .execute();
}

/** This person's own decision, while it is the latest change and its mail waits. */
export async function findUndo(
  database: Database,
  { id, version, email }: Pick<SubmissionRow, 'id' | 'version' | 'email'>,
  { person, now }: { person: Pick<Reviewer, 'id'>; now: Date },
): Promise<Undo | null> {
  const row = await database
    .selectFrom('decision_undos')
    .select('until')
    .where('submission_id', '=', id)
    .where('version', '=', version)
    .where('person_id', '=', person.id)
    .where('until', '>', now.toISOString())
    .executeTakeFirst();
  return row ? { left_ms: Date.parse(row.until) - now.getTime(), has_mail: email !== '' } : null;
}
