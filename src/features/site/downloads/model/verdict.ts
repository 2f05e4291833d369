import { filesOf, releasesOf, type PublishedRelease, type ReleaseFile } from './release.ts';
import type { Withdrawal } from './withdrawal.ts';

export type WithdrawnRelease = PublishedRelease & { withdrawal: Withdrawal };

/** The result of a check. `latest` is the latest release of the same platform that is still offered, possibly the same one. */
export type Verdict =
  | { kind: 'genuine'; release: PublishedRelease; latest: PublishedRelease }
  /** It was published and then withdrawn: it must not be used. */
  | { kind: 'withdrawn'; release: WithdrawnRelease; latest: PublishedRelease | undefined }
  /** No published file has this hash. `namesake` is a larger published file of the same name. */
  | { kind: 'unknown-file'; namesake: ReleaseFile | undefined }
  /** The version was published; that says nothing about a copy yet. */
  | { kind: 'published'; release: PublishedRelease; latest: PublishedRelease }
  /** No version has this number: a slip, an announcement, or another app. */
  | { kind: 'unpublished'; platform: string; version: string };

/** A file that was read on the visitor's device. */
export interface CheckedFile {
  name: string;
  sizeBytes: number;
}

const isWithdrawn = (release: PublishedRelease): release is WithdrawnRelease =>
  release.withdrawal !== undefined;

/** Of the same platform, still offered. */
const latestOf = (releases: readonly PublishedRelease[], { platform }: PublishedRelease) =>
  releasesOf(releases, platform).find((release) => !isWithdrawn(release));

function judgeRelease(
  releases: readonly PublishedRelease[],
  release: PublishedRelease,
  kind: 'genuine' | 'published',
): Verdict {
  const latest = latestOf(releases, release);
  if (isWithdrawn(release)) return { kind: 'withdrawn', release, latest };
  return { kind, release, latest: latest ?? release };
}

/** Browsers number a file name that exists: `a (1).apk`. */
const plainName = (name: string) => name.toLowerCase().replace(/ ?\(\d+\)(?=\.[^.]+$)/, '');

/**
 * Compares a hash with every file of the published releases. Where one file is two releases and one of them was withdrawn, the file counts as withdrawn.
 * @param releases withdrawn ones included, latest first within each platform
 * @param file the hashed file, where known
 */
export function judgeSha256(
  releases: readonly PublishedRelease[],
  sha256: string,
  file?: CheckedFile,
): Verdict {
  const matches = releases.filter((candidate) => filesOf(candidate).some((each) => each.sha256 === sha256));
  const release = matches.find(isWithdrawn) ?? matches[0];
  if (release) return judgeRelease(releases, release, 'genuine');
  const namesake =
    file &&
    releases
      .flatMap(filesOf)
      .find(
        (published) =>
          published.name.toLowerCase() === plainName(file.name) && published.sizeBytes > file.sizeBytes,
      );
  return { kind: 'unknown-file', namesake };
}

/** `3.8` and `3.8.0` are the same version. */
function withoutZeros(version: string): string {
  const parts = version.split('.').map(Number);
  return parts.slice(0, parts.findLastIndex((part) => part !== 0) + 1).join('.');
}

/**
 * Looks up a version as someone types it. No one types all of a long number, so `3.8` is the latest 3.8.x; an unknown number is a question, not
 * an alarm, for it says nothing about a copy.
 */
export function judgeVersion(
  releases: readonly PublishedRelease[],
  { platform, version }: { platform: string; version: string },
): Verdict {
  const candidates = releasesOf(releases, platform);
  const release =
    candidates.find((candidate) => candidate.version === version) ??
    candidates.find((candidate) => candidate.version.startsWith(`${version}.`)) ??
    candidates.find((candidate) => withoutZeros(candidate.version) === withoutZeros(version));
  if (release) return judgeRelease(releases, release, 'published');
  return { kind: 'unpublished', platform, version };
}
