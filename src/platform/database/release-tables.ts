import type { Generated } from 'kysely';

/* Releases and the files of the key generator; part of schema.ts. */

export interface ReleaseTable {
  id: Generated<number>;
  platform: string;
  version: string;
  released: string;
  /** Of its first file; the others are in `release_files`. */
  file_name: string;
  size_bytes: number;
  sha256: string;
  /** JSON `{ [locale]: text }`. */
  notes: string;
  /** When and why it was withdrawn (`downloads/model/withdrawal.ts`); both null while it may be downloaded. */
  withdrawn_time: Generated<string | null>;
  withdrawn_reason: Generated<string | null>;
}

/** Files of a release after the one in its row, as genuine as that one; never changed. */
interface ReleaseFileTable {
  release_id: number;
  /** 2 to 8. */
  place: number;
  file_name: string;
  size_bytes: number;
  /** Lower-case hex. */
  sha256: string;
}

/** A release that is prepared; no visitor sees it. */
export interface ReleaseDraftTable {
  id: Generated<number>;
  /** From 1; raised by each save. */
  revision: number;
  /** JSON of a `PreparedRelease` (`downloads/model/prepared-release.ts`). */
  body: string;
  /** Address of the account that changed it last. */
  actor: string;
  at: string;
}

/** A file of the key generator that a build of this portal offered; its row is never deleted. */
export interface KeysFileTable {
  id: Generated<number>;
  /** Lower-case hex. */
  sha256: string;
  file_name: string;
  size_bytes: number;
  /** Of the product that built it. */
  version: string;
  /** When a build with it was started first. */
  first_seen_time: string;
  /** As in `releases`. */
  withdrawn_time: Generated<string | null>;
  withdrawn_reason: Generated<string | null>;
}

export interface ReleaseTables {
  releases: ReleaseTable;
  release_files: ReleaseFileTable;
  release_drafts: ReleaseDraftTable;
  keys_files: KeysFileTable;
}
