import type { PublishedFiles, PublishedKeysFile } from './keys-file.ts';
import { filesOf, releasesOf, type PublishedRelease, type ReleaseFile } from './release.ts';
import type { Withdrawal } from './withdrawal.ts';

export type WithdrawnRelease = PublishedRelease & { withdrawal: Withdrawal };
type WithdrawnKeysFile = PublishedKeysFile & { withdrawal: Withdrawal };

/** The result of a check. `latest` is the latest release of the same platform that is still offered, possibly the same one. */
export type Verdict =
  | { kind: 'genuine'; release: PublishedRelease; latest: PublishedRelease }
  /** It was published and then withdrawn: it must not be used. */
  | { kind: 'withdrawn'; release: WithdrawnRelease; latest: PublishedRelease | undefined }
  /** A build of this site offered it as its key generator. `current` is the file that this site offers now, possibly the same one; undefined where it offers none. */
  | { kind: 'genuine-keys-file'; file: PublishedKeysFile; current: PublishedKeysFile | undefined }
  /** So it did, and the file was withdrawn then: no keys should be created with it. */
  | { kind: 'withdrawn-keys-file'; file: WithdrawnKeysFile; current: PublishedKeysFile | undefined }
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
const isWithdrawnFile = (file: PublishedKeysFile): file is WithdrawnKeysFile => file.withdrawal !== undefined;

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

function judgeKeysFile(keysFiles: readonly PublishedKeysFile[], file: PublishedKeysFile): Verdict {
  const current = keysFiles.find((each) => each.isCurrent && !isWithdrawnFile(each));
  return isWithdrawnFile(file)
    ? { kind: 'withdrawn-keys-file', file, current }
    : { kind: 'genuine-keys-file', file, current };
}

/** A larger published file of the same name: what was read may be a part of it. */
function findNamesake({ releases, keysFiles }: PublishedFiles, file: CheckedFile): ReleaseFile | undefined {
  const offered: readonly ReleaseFile[] = [
    ...releases.flatMap(filesOf),
    ...keysFiles.filter(({ isCurrent }) => isCurrent),
  ];
  const name = plainName(file.name);
  return offered.find((each) => each.name.toLowerCase() === name && each.sizeBytes > file.sizeBytes);
}

/**
 * Compares a hash with every file of the published releases, and with the files of the key generator. Where one file was published several times and
 * withdrawn once, it counts as withdrawn.
 * @param file the hashed file, where known
 */
export function judgeSha256(published: PublishedFiles, sha256: string, file?: CheckedFile): Verdict {
  const { releases, keysFiles } = published;
  const matches = releases.filter((candidate) => filesOf(candidate).some((each) => each.sha256 === sha256));
  const keysFile = keysFiles.find((each) => each.sha256 === sha256);
  const withdrawn = matches.find(isWithdrawn);
  if (withdrawn) return judgeRelease(releases, withdrawn, 'genuine');
  if (keysFile && isWithdrawnFile(keysFile)) return judgeKeysFile(keysFiles, keysFile);
  if (matches[0]) return judgeRelease(releases, matches[0], 'genuine');
  if (keysFile) return judgeKeysFile(keysFiles, keysFile);
  return { kind: 'unknown-file', namesake: file && findNamesake(published, file) };
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
