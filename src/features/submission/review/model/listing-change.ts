/** A field that a team wants to have changed; values as people read them, a list one entry per line. */
export interface WantedField {
  /** `texts.en.title`, `url`, `contracts` … of the listed item. */
  field: string;
  /** When requested. */
  asked: string;
  /** Now. */
  listed: string;
  wanted: string;
  /** Leads visitors or their money somewhere else: a link or a contract. */
  leadsElsewhere: boolean;
}

/** What approving a request for a change would write into a listed item. */
export interface ReviewListingChange {
  hid: number;
  title: string;
  /** Its page at the desk: `dapp-12`. */
  listing: string;
  /** Hash of the item as it was read; an approval about an older one is a conflict. */
  seen: string;
  fields: WantedField[];
  /** What the desk has changed since it was asked, in fields that the team leaves as they were. */
  editedSince: { field: string; asked: string; listed: string }[];
  /** The item was edited since. */
  isStale: boolean;
  /** Why it cannot be approved now; null when it can. */
  bar: 'delisted' | 'withheld' | null;
}
