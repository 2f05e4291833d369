import type { PublishedRelease, ReleaseFile } from './release.ts';
import type { Withdrawal } from './withdrawal.ts';

/** A file of the key generator that a build of this site offered. */
export interface PublishedKeysFile extends ReleaseFile {
  /** Of the product that built it. */
  version: string;
  /** YYYY-MM-DD: the day on which it was offered first. */
  offered: string;
  /** Whether this site offers it now. */
  isCurrent: boolean;
  /** Present when it was withdrawn: nobody should create keys with it. */
  withdrawal?: Withdrawal;
}

/** Everything that a hash is compared with. */
export interface PublishedFiles {
  /** Withdrawn ones included, latest first within each platform. */
  releases: readonly PublishedRelease[];
  /** Withdrawn ones included, latest first. */
  keysFiles: readonly PublishedKeysFile[];
}
