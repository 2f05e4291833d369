import type { Generated } from 'kysely';

/** What editors work on: one row per item of content, whether visitors see it or not. */
export interface ContentEntryTable {
  id: Generated<number>;
  /** Name of the kind: `news`, `banner`, … */
  kind: string;
  /** Id of the row that visitors read; null until it was first published. */
  row_id: number | null;
  state: 'draft' | 'scheduled' | 'published' | 'unpublished';
  /** Number of the latest version. */
  version: number;
  /** Number of the version that visitors see; null when they see none. */
  live_version: number | null;
  /** When it was first published; null before. */
  publish_time: string | null;
  /** When the latest version goes out, and when it disappears; null for neither. */
  from_time: string | null;
  until_time: string | null;
  /** What the list is sorted by: when it is or was published, goes out, was taken down, or was saved. */
  listed_time: string;
  title: string;
  /** JSON `{ [locale]: mark }`. */
  marks: string;
  /** Name of the account that changed it last. */
  editor: string;
}

/** A picture that a version shows. Rows are never deleted: every version can be restored. */
export interface ContentFileTable {
  sha256: string;
  entry_id: number;
  /** Of the version. */
  number: number;
}

/** Every version of every entry; rows are never changed or deleted. */
export interface ContentVersionTable {
  entry_id: number;
  /** From 1, without gaps. */
  number: number;
  act: string;
  /** JSON, see `features/editing/model/content-body.ts`. */
  body: string;
  /** JSON `{ [locale]: number of the version whose English this language matches }`. */
  checked: string;
  /** Of a restored version: the number of the one that it repeats. */
  source: number | null;
  actor_id: string | null;
  /** Name of the account. */
  actor: string;
  at: string;
}
