import type { Platform } from './platform.ts';
import type { Withdrawal } from './withdrawal.ts';

/** The download and how to verify it. */
export interface ReleaseFile {
  name: string;
  sizeBytes: number;
  /** 64 digits of lower-case hex. */
  sha256: string;
}

/** One published version for one platform, in one language. */
export interface Release {
  /** A `Platform`, or another word that was imported. */
  platform: string;
  version: string;
  /** YYYY-MM-DD */
  released: string;
  /** Null where a store delivers the release and there is no file to check. */
  file: ReleaseFile | null;
  /** Present where the release has more files, such as those for other processors: as genuine as the first, and withdrawn with it. */
  further?: readonly ReleaseFile[] | undefined;
  /** Present when it was withdrawn: it is no longer offered, and version verification says why. */
  withdrawal?: Withdrawal;
  /** What is new. */
  notes: string;
  /** BCP 47; present when the notes are not in the requested language. */
  notesLang?: string;
}

/** A release without its notes: the data for a check. */
export type PublishedRelease = Omit<Release, 'notes' | 'notesLang'>;

/** A platform with its releases, latest first; empty where nothing was published yet. */
export interface PlatformReleases {
  platform: Platform;
  releases: readonly Release[];
}

/** All files of a release, in the order of its form; none where a store delivers it. */
export const filesOf = ({ file, further = [] }: Pick<Release, 'file' | 'further'>): readonly ReleaseFile[] =>
  file ? [file, ...further] : [];

export function releasesOf<Item extends Pick<Release, 'platform'>>(
  releases: readonly Item[],
  platform: string,
): readonly Item[] {
  return releases.filter((release) => release.platform === platform);
}
