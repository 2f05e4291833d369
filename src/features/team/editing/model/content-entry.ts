import type { Locale } from '#i18n/locales.ts';
import type { ContentBody } from './content-body.ts';
import type { ContentKind } from './content-kind.ts';
import type { EntryState } from './entry-times.ts';
import type { LanguageMarks } from './languages.ts';

/** What made a version. `imported`: it was stored before the desk first looked at it. */
export type VersionAct = 'imported' | 'saved' | 'scheduled' | 'published' | 'unpublished' | 'restored';

/** An entry in the list. Times are RFC 3339 UTC. */
export interface EntryRow {
  id: number;
  title: string;
  state: EntryState;
  /** Visitors see an earlier text than the latest version has. */
  hasUnpublished: boolean;
  /** When it is or was published, goes out, was taken down, or was last saved. */
  time: string;
  marks: LanguageMarks;
  /** Who changed it last. */
  editor: string;
}

export interface EntryVersion {
  number: number;
  act: VersionAct;
  /** Name of the account. */
  by: string;
  at: string;
  /** Of a restored version: the number of the one that it repeats. */
  source: number | null;
}

/** A language whose English changed after it was written. */
export interface OutdatedLanguage {
  /** The version whose English it matches. */
  number: number;
  /** When the English first differed. */
  since: string;
}

/** An entry as its form needs it. */
export interface Entry extends EntryRow {
  kind: string;
  /** Of the latest version; every action names the one that it was based on. */
  version: number;
  liveVersion: number | null;
  from: string | null;
  until: string | null;
  body: ContentBody;
  /** When it was first published; null before. Where the kind shows a date, this is it. */
  publishTime: string | null;
  /** Id of the row that visitors read; null until it was first published. */
  rowId: number | null;
  outdated: Partial<Record<Locale, OutdatedLanguage>>;
  /** Latest first. */
  versions: EntryVersion[];
}

/** A kind, and how many of its entries are in each state. */
export interface KindCount {
  id: string;
  kind: ContentKind;
  total: number;
  states: Record<EntryState, number>;
}

/** An entry that was searched for. */
export interface FoundEntry {
  id: number;
  kind: string;
  /** As the desk calls one of this kind. */
  singular: string;
  title: string;
  state: EntryState;
}
