import type { Generated } from 'kysely';

/* What is looked at after it was listed; part of schema.ts. */

interface WatchedTable {
  kind: 'dapp' | 'token' | 'nft';
  hid: number;
  /** `catalogue/model/listed-link.ts` */
  field: string;
  /** The listed address. */
  address: string;
}

export interface WatchTable extends WatchedTable {
  id: Generated<number>;
  /** JSON, see `features/listing/watching/model/look.ts`: what it was when nothing was wrong; null before the first look. */
  baseline: Generated<string | null>;
  /** The same, as of the last look that reached a page. */
  last_seen: Generated<string | null>;
  /** JSON array: signals that a person has dismissed. */
  dismissed: Generated<string>;
  /** Looks in a row that reached no page, and since when. */
  failures: Generated<number>;
  failing_since: Generated<string | null>;
  /** Incremented with every look; the number of a look is its claim on the row. */
  attempts: Generated<number>;
  look_time: Generated<string | null>;
  /** 1 for a link that is looked at before all that are due, until it was. */
  urgent: Generated<number>;
  /** Moved ahead during a look, so that no other process takes the row. */
  next_look_time: string;
}

export interface WatchFindingTable extends WatchedTable {
  id: Generated<number>;
  watch_id: number;
  /** Of the item. */
  name: string;
  /** The most serious of the signals. */
  code: string;
  /** JSON array, see `features/listing/watching/model/signal.ts`. */
  signals: string;
  /** JSON of the page or contract that the signals were seen on, which a dismissal accepts; null where none was. */
  seen: Generated<string | null>;
  /** 1 for a clear hijack (decision 032). */
  hijack: number;
  /** 1 while visitors do not get the link. */
  unlinked: number;
  /** Where a person withheld the link: `WithholdingReason`, their note, and the email address of their account; null for all others. */
  withheld_reason: Generated<string | null>;
  withheld_note: Generated<string | null>;
  withheld_by: Generated<string | null>;
  /** When the signals were seen last. */
  look_time: string;
  create_time: string;
  /** Incremented with each change. */
  version: Generated<number>;
  state: Generated<'open' | 'delisted' | 'dismissed' | 'recovered' | 'replaced'>;
  decision_note: Generated<string | null>;
  /** Email address of the account; null where nobody had to decide. */
  decided_by: Generated<string | null>;
  decided_time: Generated<string | null>;
}

/** A link that visitors do not get while a person looks at it. Without effect on another address of the same field. */
export interface WithheldLinkTable extends WatchedTable {
  create_time: string;
  /** The delisting that ended, for a link that the next look may give back; null for one that a person gives back. */
  delisting_id: Generated<number | null>;
}

export interface WatchTables {
  watches: WatchTable;
  watch_findings: WatchFindingTable;
  withheld_links: WithheldLinkTable;
}
