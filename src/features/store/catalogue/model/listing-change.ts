import * as v from 'valibot';
import type { DecisionBar } from '#features/team/accounts/model/decision-bar.ts';
import { delistingReasons, listedKinds, type ListedKind } from './delisting.ts';
import type { OpenDelisting } from './restoration.ts';

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
  v.object({
    name: v.literal('restore'),
    /** That the person saw, so that another one is not ended by mistake. */
    delisting: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** For the desk only: why it may be listed again. */
    note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(delistingNoteMaxCharacters)),
  }),
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

/** Where an item came from, as the desk lists it. `import` is also what every installation begins with. */
export const listedSources = ['all', 'desk', 'submission', 'import', 'demonstration'] as const;
export type ListedSource = (typeof listedSources)[number];
export type ItemSource = Exclude<ListedSource, 'all'>;

/** Filters of the desk's list. */
export const listedFilterEntries = {
  kind: v.optional(v.picklist(listedKinds), 'dapp'),
  state: v.optional(v.picklist(listedStates), 'listed'),
  source: v.optional(v.picklist(listedSources), 'all'),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
};

/** Why an item is not listed, and what restoring it means. */
export interface ListedDelisting extends OpenDelisting {
  /** The person delisted it, for a reason after which another one restores it. */
  is_own: boolean;
  /** Links that stay closed after a restore, until they were looked at; by the column that has them. */
  closes: string[];
}

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
  source: ItemSource;
  /** Links that visitors do not get now, by the column that has them. */
  withheld: string[];
  /** Of these links, one waits for the look after the item was listed again. */
  is_returning: boolean;
  delisting: ListedDelisting | null;
  /** Why another person decides about it; null where the reader may. */
  bar: DecisionBar | null;
}

/** An item that was searched for, with the id of its screen. */
export interface FoundListing {
  id: string;
  kind: ListedKind;
  name: string;
  isListed: boolean;
}
