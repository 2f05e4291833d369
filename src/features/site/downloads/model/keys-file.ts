import type { PublishedRelease, ReleaseFile } from './release.ts';
import type { Withdrawal } from './withdrawal.ts';

/** A file of the key generator that a build of this site offered. */
export interface KeptKeysFile extends ReleaseFile {
  /** Of the product that built it. */
  version: string;
  /** YYYY-MM-DD: the day on which it was offered first. */
  offered: string;
  /** Present when it was withdrawn: no keys should be created with it. */
  withdrawal?: Withdrawal;
}

/** As visitors verify it. */
export interface PublishedKeysFile extends KeptKeysFile {
  /** Whether this site offers it now. */
  isCurrent: boolean;
}

/** As the desk lists it. */
export interface ListedKeysFile extends KeptKeysFile {
  id: number;
}

/** Everything that a hash is compared with. */
export interface PublishedFiles {
  /** Withdrawn ones included, latest first within each platform. */
  releases: readonly PublishedRelease[];
  /** Withdrawn ones included, latest first. */
  keysFiles: readonly PublishedKeysFile[];
}
