import type { Tip001Fields } from '../../model/tip001-fields.ts';

/** A valid row, in the store's format. */
export interface ImportCandidate {
  title: string;
  url: string;
  /** English; empty where the list has none. */
  desc: string;
  categoryHids: number[];
  chainHids: number[];
  /** Only in TIP-001 lists. */
  tip001: Tip001Fields;
}
