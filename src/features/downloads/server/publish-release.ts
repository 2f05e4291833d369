import { appendAudit } from '#features/audit/server/append-audit.ts';
import { keepVersion, type VersionAuthor } from '#features/versions/server/keep-version.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import { compareChecksum } from '../model/compare-checksum.ts';
import type { NewRelease } from '../model/new-release.ts';
import type { ReleaseDeskDependencies } from './release-desk-dependencies.ts';
import { releaseState, subjectOf } from './release-state.ts';
import { withoutEmpty } from './without-empty.ts';

/** The browser's hash of the file and the build's own must be the same: two independent readings of one file. */
function requireChecksum(file: NonNullable<NewRelease['file']>): void {
  const result = compareChecksum(file.checksums, file);
  if (result.kind === 'absent')
    throw new AppError('bad-request', `The checksum file does not name ${file.name}.`);
  if (result.kind === 'mismatch')
    throw new AppError(
      'bad-request',
      `The checksum file has ${result.sha256} for ${file.name}, and the file has ${file.sha256}. Do not publish this file before you know why.`,
    );
}

/**
 * Publishes a release: it is on the download pages and in version verification immediately.
 * @throws AppError bad-request when the file and the checksum file do not agree, conflict when the platform has this version already
 */
export async function publishRelease(
  { database, engine, now }: ReleaseDeskDependencies,
  release: NewRelease,
  person: VersionAuthor,
): Promise<number> {
  const { platform, version, released, file } = release;
  if (file) requireChecksum(file);
  const at = now();
  try {
    return await database.transaction().execute(async (transaction) => {
      await bumpContentRevision(transaction);
      const { id } = await transaction
        .insertInto('releases')
        .values({
          platform,
          version,
          released,
          file_name: file?.name ?? '',
          size_bytes: file?.sizeBytes ?? 0,
          sha256: file?.sha256 ?? '',
          notes: JSON.stringify(withoutEmpty(release.notes)),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const subject = subjectOf(id);
      const row = await transaction
        .selectFrom('releases')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await keepVersion(transaction, { subject, before: undefined, after: releaseState(row), person, at });
      await appendAudit(transaction, {
        at,
        actor: person,
        area: 'release',
        action: 'publish',
        subject,
        detail: { platform, version, file: file?.name ?? null, sha256: file?.sha256 ?? null },
      });
      return id;
    });
  } catch (cause) {
    if (!engine.isUniqueViolation(cause)) throw cause;
    throw new AppError(
      'conflict',
      `Version ${version} for this platform was published before. A published file never changes; use another version.`,
      { cause },
    );
  }
}
