import { releasesOf, type PublishedRelease } from './release.ts';

/** The result of a check. `newest` is the latest release of the same platform, possibly the same one. */
export type Verdict =
  | { kind: 'genuine'; release: PublishedRelease; newest: PublishedRelease }
  /** No published file has this hash. `namesake` is a larger published file of the same name. */
  | { kind: 'unknown-file'; namesake: PublishedRelease | undefined }
  /** The version was published; that says nothing about a copy yet. */
  | { kind: 'published'; release: PublishedRelease; newest: PublishedRelease }
  | { kind: 'unpublished'; platform: string; version: string };

/** A file that was read on the visitor's device. */
export interface CheckedFile {
  name: string;
  sizeBytes: number;
}

const newestOf = (releases: readonly PublishedRelease[], release: PublishedRelease) =>
  releasesOf(releases, release.platform)[0] ?? release;

/** Browsers number a file name that exists: `a (1).apk`. */
const plainName = (name: string) => name.toLowerCase().replace(/ ?\(\d+\)(?=\.[^.]+$)/, '');

/**
 * Compares a hash with the published releases.
 * @param releases latest first within each platform
 * @param file the hashed file, where known
 */
export function judgeSha256(
  releases: readonly PublishedRelease[],
  sha256: string,
  file?: CheckedFile,
): Verdict {
  const release = releases.find((candidate) => candidate.file?.sha256 === sha256);
  if (release) return { kind: 'genuine', release, newest: newestOf(releases, release) };
  const namesake =
    file &&
    releases.find(
      (candidate) =>
        candidate.file?.name.toLowerCase() === plainName(file.name) &&
        candidate.file.sizeBytes > file.sizeBytes,
    );
  return { kind: 'unknown-file', namesake };
}

/** Looks up a version that is shown in the app. */
export function judgeVersion(
  releases: readonly PublishedRelease[],
  { platform, version }: { platform: string; version: string },
): Verdict {
  const release = releasesOf(releases, platform).find((candidate) => candidate.version === version);
  if (release) return { kind: 'published', release, newest: newestOf(releases, release) };
  return { kind: 'unpublished', platform, version };
}
