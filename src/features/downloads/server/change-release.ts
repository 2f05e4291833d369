import { appendAudit } from '#features/audit/server/append-audit.ts';
import type { RestoreRequest, VersionHistory } from '#features/versions/model/kept-version.ts';
import {
  getVersionValues,
  keepVersion,
  listVersions,
  type VersionAuthor,
} from '#features/versions/server/keep-version.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { emptyNotes } from '../model/new-release.ts';
import type { ReleaseChange } from '../model/release-change.ts';
import type { ReleaseRow } from './present-release.ts';
import type { ReleaseDeskDependencies } from './release-desk-dependencies.ts';
import { releaseState, seenOf, subjectOf, type ReleaseValues } from './release-state.ts';
import { withoutEmpty } from './without-empty.ts';

/** @throws AppError not-found */
async function getRelease(database: Database, id: number): Promise<ReleaseRow> {
  const row = await database.selectFrom('releases').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such release.');
  return row;
}

/** The columns that a change sets. @throws AppError conflict when the release is withdrawn already, or is not */
function columnsOf(row: ReleaseRow, change: ReleaseChange, at: Date) {
  const isWithdrawn = row.withdrawn_time !== null;
  switch (change.name) {
    case 'withdraw':
      if (isWithdrawn) throw new AppError('conflict', 'This release is already withdrawn.');
      return { withdrawn_time: at.toISOString(), withdrawn_reason: change.reason };
    case 'offer-again':
      if (!isWithdrawn) throw new AppError('conflict', 'This release is not withdrawn.');
      return { withdrawn_time: null, withdrawn_reason: null };
    case 'set-notes':
      return { notes: JSON.stringify(withoutEmpty(change.notes)) };
  }
}

interface ReleaseChangeRequest {
  id: number;
  change: ReleaseChange;
  person: VersionAuthor;
  /** Present where an earlier version is restored. */
  restored?: RestoreRequest;
}

/**
 * Changes a published release: the download pages and version verification follow immediately.
 * @throws AppError not-found, conflict
 */
export async function changeRelease(
  { database, now }: ReleaseDeskDependencies,
  { id, change, person, restored }: ReleaseChangeRequest,
): Promise<void> {
  const at = now();
  await database.transaction().execute(async (transaction) => {
    // First, because it makes changes of one release wait for each other.
    await bumpContentRevision(transaction);
    const row = await getRelease(transaction, id);
    if (change.name === 'set-notes' && change.seen !== seenOf(row))
      throw new AppError('conflict', 'Another person changed this in the meantime. Reload and decide again.');
    await transaction
      .updateTable('releases')
      .set(columnsOf(row, change, at))
      .where('id', '=', id)
      .execute();
    const subject = subjectOf(id);
    const states = { before: releaseState(row), after: releaseState(await getRelease(transaction, id)) };
    const source = restored?.number;
    await keepVersion(transaction, { subject, ...states, source, person, at });
    const { platform, version } = row;
    await appendAudit(transaction, {
      at,
      actor: person,
      area: 'release',
      action: change.name,
      subject,
      detail: { platform, version, source, ...(change.name === 'withdraw' && { reason: change.reason }) },
    });
  });
}

/** The versions of a release. @throws AppError not-found */
export async function listReleaseVersions(database: Database, id: number): Promise<VersionHistory> {
  const row = await getRelease(database, id);
  const current = { current: [...releaseState(row).lines], seen: seenOf(row) };
  return listVersions(database, subjectOf(id), current);
}

/**
 * Brings back the notes of an earlier version. Whether a release is withdrawn is never restored: that is decided with a reason (decision 047).
 * @throws AppError not-found, conflict
 */
export async function restoreNotes(
  dependencies: ReleaseDeskDependencies,
  { id, restored, person }: { id: number; restored: RestoreRequest; person: VersionAuthor },
): Promise<void> {
  const { database } = dependencies;
  const values = await getVersionValues<ReleaseValues>(database, subjectOf(id), restored.number);
  const notes = { ...emptyNotes, ...values.notes };
  await changeRelease(dependencies, {
    id,
    change: { name: 'set-notes', notes, seen: restored.seen },
    person,
    restored,
  });
}
