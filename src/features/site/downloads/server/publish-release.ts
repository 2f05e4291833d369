import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import type { ProposedChange } from '#features/team/second-person/model/proposal.ts';
import { propose } from '#features/team/second-person/server/propose.ts';
import { keepVersion } from '#features/team/versions/server/keep-version.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { compareChecksum } from '../model/compare-checksum.ts';
import type { NewRelease } from '../model/new-release.ts';
import { filesOf, type ReleaseFile } from '../model/release.ts';
import { endDraft } from './drop-draft.ts';
import type { ProposedRelease, PublishOutcome, ReleaseAct } from './release-act.ts';
import type { ReleaseDeskDependencies } from './release-desk-dependencies.ts';
import { releaseState, subjectOf } from './release-state.ts';
import { furtherFields, toldFiles } from './tell-files.ts';
import { withoutEmpty } from './without-empty.ts';

/** The browser's hash of a file and the build's own must be the same: two independent readings of one file. */
function requireChecksum(checksums: string, file: ReleaseFile): void {
  const result = compareChecksum(checksums, file);
  if (result.kind === 'absent')
    throw new AppError('bad-request', `The checksum file does not name ${file.name}.`);
  if (result.kind === 'mismatch')
    throw new AppError(
      'bad-request',
      `The checksum file has ${result.sha256} for ${file.name}, and the file has ${file.sha256}. Do not publish this file until you know why.`,
    );
}

/** What visitors will trust, as the second person reads it. */
function linesOf({ platform, version, released, file, further = [], notes }: NewRelease): ProposedChange[] {
  const facts = { platform, version, released, file: file?.name ?? '', sha256: file?.sha256 ?? '' };
  const texts = Object.entries(withoutEmpty(notes)).map(
    ([locale, text]) => [`notes.${locale}`, text] as const,
  );
  const size = file ? String(file.sizeBytes) : '';
  return [...Object.entries(facts), ['size', size] as const, ...furtherFields(further), ...texts]
    .filter(([, to]) => to !== '')
    .map(([field, to]) => ({ field, from: '', to }));
}

const conflictOf = (version: string, cause?: unknown) =>
  new AppError(
    'conflict',
    `Version ${version} for this platform was already published. A published file never changes. Use another version.`,
    { cause },
  );

/** Files that people then call genuine are the decision of two. */
async function proposeRelease(
  transaction: DatabaseTransaction,
  release: NewRelease,
  { person, draft, at }: ReleaseAct & { at: Date },
): Promise<number> {
  const { platform, version, file } = release;
  const published = await transaction
    .selectFrom('releases')
    .select('id')
    .where('platform', '=', platform)
    .where('version', '=', version)
    .executeTakeFirst();
  if (published) throw conflictOf(version);
  const payload: ProposedRelease = { act: 'publish', release, ...(draft && { draft: draft.id }) };
  const changes = linesOf(release);
  const subject = `release ${platform} ${version}`;
  const title = file?.name ?? `${platform} ${version}`;
  return propose(transaction, {
    kind: 'release',
    area: 'release',
    subject,
    title,
    payload,
    changes,
    person,
    at,
  });
}

async function writeFurther(
  transaction: DatabaseTransaction,
  id: number,
  further: readonly ReleaseFile[],
): Promise<void> {
  if (further.length === 0) return;
  const rows = further.map(({ name, sizeBytes, sha256 }, index) => ({
    ...{ release_id: id, place: index + 2 },
    ...{ file_name: name, size_bytes: sizeBytes, sha256 },
  }));
  await transaction.insertInto('release_files').values(rows).execute();
}

/** @returns the number of the release */
async function writeRelease(
  transaction: DatabaseTransaction,
  release: NewRelease,
  { person, confirmation, draft, at }: ReleaseAct & { at: Date },
): Promise<number> {
  const { platform, version, released, file, further = [] } = release;
  await bumpContentRevision(transaction);
  await confirmation?.settle(transaction);
  if (draft) await endDraft(transaction, draft, release);
  const row = await transaction
    .insertInto('releases')
    .values({
      ...{ platform, version, released },
      file_name: file?.name ?? '',
      size_bytes: file?.sizeBytes ?? 0,
      sha256: file?.sha256 ?? '',
      notes: JSON.stringify(withoutEmpty(release.notes)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeFurther(transaction, row.id, further);
  const subject = subjectOf(row.id);
  await keepVersion(transaction, { subject, before: undefined, after: releaseState(row), person, at });
  const facts = { platform, version, file: file?.name ?? null, sha256: file?.sha256 ?? null };
  const told = toldFiles(further);
  const data = { id: row.id, ...facts, further: told };
  await enqueueEvent(transaction, { type: 'release.published', data, at });
  await appendAudit(transaction, {
    at,
    actor: person,
    area: 'release',
    action: 'publish',
    subject,
    detail: {
      ...facts,
      ...(told.length > 0 && { further: told }),
      ...(confirmation?.detail ?? { alone: true }),
    },
  });
  return row.id;
}

/**
 * Publishes a release, so that it is on the download pages and in version verification immediately, or proposes it to a second person.
 * @throws AppError bad-request when a file and the checksum file do not agree, conflict when the platform has this version already
 */
export async function publishRelease(
  { database, engine, rule, now }: ReleaseDeskDependencies,
  release: NewRelease,
  act: ReleaseAct,
): Promise<PublishOutcome> {
  for (const file of filesOf(release)) requireChecksum(release.file?.checksums ?? '', file);
  const at = now();
  try {
    return await database.transaction().execute(async (transaction): Promise<PublishOutcome> => {
      if (!act.confirmation && !rule.decidesAlone)
        return { proposed: await proposeRelease(transaction, release, { ...act, at }) };
      return { id: await writeRelease(transaction, release, { ...act, at }) };
    });
  } catch (cause) {
    if (!engine.isUniqueViolation(cause)) throw cause;
    throw conflictOf(release.version, cause);
  }
}
