import type { Tip001Fields } from '../../model/tip001-fields.ts';

/** A sound row, in the store's terms. */
export interface ImportCandidate {
  title: string;
  url: string;
  /** English; empty where the list has none. */
  desc: string;
  categoryHids: number[];
  chainHids: number[];
  /** What only TIP-001 lists have. */
  tip001: Tip001Fields;
}
