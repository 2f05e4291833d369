import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import type { RestoreRequest, VersionHistory } from '#features/team/versions/model/kept-version.ts';
import {
  getVersionValues,
  keepVersion,
  listVersions,
  type VersionAuthor,
} from '#features/team/versions/server/keep-version.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import { propose } from '#features/team/second-person/server/propose.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { emptyNotes } from '../model/new-release.ts';
import type { ReleaseChange } from '../model/release-change.ts';
import { readReleases, type ReleaseRow } from './read-releases.ts';
import type { ProposedRelease, ReleaseAct } from './release-act.ts';
import type { ReleaseDeskDependencies } from './release-desk-dependencies.ts';
import { releaseState, seenOf, subjectOf, type ReleaseValues } from './release-state.ts';
import { furtherFields, toldFiles } from './tell-files.ts';
import { withoutEmpty } from './without-empty.ts';

/** @throws AppError not-found */
async function getRelease(database: Database, id: number): Promise<ReleaseRow> {
  const [row] = await readReleases(database, { id });
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

const staleRelease = () =>
  new AppError('conflict', 'Another person changed this in the meantime. Reload and decide again.');

interface ReleaseChangeRequest extends ReleaseAct {
  id: number;
  change: ReleaseChange;
  /** Present where an earlier version is restored. */
  restored?: RestoreRequest;
}

/** To offer withdrawn files again is to call them genuine again, which is the decision of two; everything else takes trust away, or is text. */
const needsSecondPerson = ({ name }: ReleaseChange) => name === 'offer-again';

async function proposeOffer(
  transaction: DatabaseTransaction,
  row: ReleaseRow,
  { person, at }: { person: VersionAuthor; at: Date },
): Promise<number> {
  const { id, platform, version, withdrawn_reason } = row;
  const payload: ProposedRelease = { act: 'offer-again', id, seen: seenOf(row) };
  const facts = { platform, version, file: row.file_name, sha256: row.sha256 };
  const changes = [
    { field: 'state', from: `withdrawn: ${withdrawn_reason}`, to: 'offered' },
    ...[...Object.entries(facts), ...furtherFields(row.further)].map(([field, value]) => ({
      field,
      from: value,
      to: value,
    })),
  ];
  const title = row.file_name || `${platform} ${version}`;
  const named = { kind: 'release', area: 'release', subject: subjectOf(id), title } as const;
  return propose(transaction, { ...named, payload, changes, person, at });
}

interface Writing extends ReleaseChangeRequest {
  row: ReleaseRow;
  at: Date;
}

/** Offering a withdrawn file again is publishing it again. */
async function tellReceivers(
  transaction: DatabaseTransaction,
  { row, change, at }: Pick<Writing, 'row' | 'change' | 'at'>,
): Promise<void> {
  const { id, platform, version } = row;
  const files = { file: row.file_name || null, sha256: row.sha256 || null, further: toldFiles(row.further) };
  const data = { id, platform, version, ...files };
  if (change.name === 'withdraw')
    await enqueueEvent(transaction, {
      type: 'release.withdrawn',
      data: { ...data, reason: change.reason },
      at,
    });
  if (change.name === 'offer-again') await enqueueEvent(transaction, { type: 'release.published', data, at });
}

async function writeChange(
  transaction: DatabaseTransaction,
  { row, change, person, confirmation, restored, at }: Writing,
): Promise<void> {
  const { id, platform, version } = row;
  const columns = columnsOf(row, change, at);
  await transaction.updateTable('releases').set(columns).where('id', '=', id).execute();
  const subject = subjectOf(id);
  const states = { before: releaseState(row), after: releaseState(await getRelease(transaction, id)) };
  const source = restored?.number;
  await tellReceivers(transaction, { row, change, at });
  await keepVersion(transaction, { subject, ...states, source, person, at });
  await appendAudit(transaction, {
    at,
    actor: person,
    area: 'release',
    action: change.name,
    subject,
    detail: {
      ...{ platform, version, source },
      ...(change.name === 'withdraw' && { reason: change.reason }),
      ...(needsSecondPerson(change) && (confirmation?.detail ?? { alone: true })),
    },
  });
}

/**
 * Changes a published release, so that the download pages and version verification follow immediately, or proposes it to a second person.
 * @returns the number of the proposal; undefined where the change was made
 * @throws AppError not-found, conflict
 */
export async function changeRelease(
  { database, rule, now }: ReleaseDeskDependencies,
  request: ReleaseChangeRequest,
): Promise<number | undefined> {
  const { id, change, person, confirmation } = request;
  const at = now();
  return database.transaction().execute(async (transaction) => {
    const waits = needsSecondPerson(change) && !confirmation && !rule.decidesAlone;
    // First, because it makes changes of one release wait for each other.
    if (!waits) await bumpContentRevision(transaction);
    await confirmation?.settle(transaction);
    const row = await getRelease(transaction, id);
    if ('seen' in change && change.seen !== undefined && change.seen !== seenOf(row)) throw staleRelease();
    // Refuses what cannot be done before it is proposed.
    columnsOf(row, change, at);
    if (waits) return proposeOffer(transaction, row, { person, at });
    await writeChange(transaction, { ...request, row, at });
    return undefined;
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
