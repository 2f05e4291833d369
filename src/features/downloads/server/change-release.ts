import type { AuditActor } from '#features/audit/model/audit-entry.ts';
import { appendAudit } from '#features/audit/server/append-audit.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReleaseChange } from '../model/release-change.ts';
import type { ReleaseRow } from './present-release.ts';
import type { ReleaseDeskDependencies } from './release-desk-dependencies.ts';
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

/**
 * Changes a published release: the download pages and version verification follow immediately.
 * @throws AppError not-found, conflict
 */
export async function changeRelease(
  { database, now }: ReleaseDeskDependencies,
  { id, change, person }: { id: number; change: ReleaseChange; person: AuditActor },
): Promise<void> {
  const at = now();
  await database.transaction().execute(async (transaction) => {
    // First, because it makes changes of one release wait for each other.
    await bumpContentRevision(transaction);
    const row = await getRelease(transaction, id);
    await transaction
      .updateTable('releases')
      .set(columnsOf(row, change, at))
      .where('id', '=', id)
      .execute();
    const { platform, version } = row;
    await appendAudit(transaction, {
      at,
      actor: person,
      area: 'release',
      action: change.name,
      subject: `release ${id}`,
      detail: { platform, version, ...(change.name === 'withdraw' && { reason: change.reason }) },
    });
  });
}
