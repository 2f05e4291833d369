import * as v from 'valibot';
import { delistingReasons, listedKinds, type DelistingReason, type ListedKind } from './delisting.ts';

/** Characters of a note of the desk about a delisting. */
export const delistingNoteMaxCharacters = 2000;

/** What the desk does with a listed item. */
export const listingChangeSchema = v.variant('name', [
  v.object({
    name: v.literal('delist'),
    reason: v.picklist(delistingReasons),
    /** For the desk only: what was seen. */
    note: v.pipe(v.string(), v.trim(), v.maxLength(delistingNoteMaxCharacters)),
  }),
  v.object({ name: v.literal('restore') }),
]);
export type ListingChange = v.InferOutput<typeof listingChangeSchema>;

/** Which item: `dapp-12`. */
export const listedIdSchema = v.pipe(
  v.string(),
  v.regex(/^(?:dapp|token|nft)-[1-9]\d{0,8}$/),
  v.transform((text): { kind: ListedKind; hid: number } => {
    const [kind, hid] = text.split('-');
    return { kind: kind as ListedKind, hid: Number(hid) };
  }),
);

export const listedStates = ['listed', 'delisted', 'all'] as const;
export type ListedState = (typeof listedStates)[number];

/** Filters of the desk's list. */
export const listedFilterEntries = {
  kind: v.optional(v.picklist(listedKinds), 'dapp'),
  state: v.optional(v.picklist(listedStates), 'listed'),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
};

/** An item of the catalogue at the desk. */
export interface ListedItem {
  /** `dapp-12` */
  id: string;
  kind: ListedKind;
  hid: number;
  name: string;
  /** The site of a DApp, the contract of a token or collection; empty for a chain's own coin. */
  place: string;
  icon_url: string;
  /** RFC 3339, UTC. */
  create_time: string;
  /** Links that visitors do not get now, by the column that has them. */
  withheld: string[];
  delisting: { reason: DelistingReason; note: string; actor: string; at: string } | null;
}

/** An item that was searched for, with the id of its screen. */
export interface FoundListing {
  id: string;
  kind: ListedKind;
  name: string;
  isListed: boolean;
}
