import type { Generated } from 'kysely';

/* Tables that belong to a DApp, and what is no longer listed; part of schema.ts. */

export interface DappTextTable {
  dapp_hid: number;
  /** Site locale (`en`, `zh`, `zh-tw`, …). */
  locale: string;
  title: string;
  desc: string;
}

export interface DappCategoryTable {
  dapp_hid: number;
  category_hid: number;
}

export interface DappChainTable {
  dapp_hid: number;
  chain_hid: number;
}

/**
 * A contract on one network. An address of `dapps.address` without a row here belongs to an unknown network.
 */
export interface DappAddressTable {
  dapp_hid: number;
  chain_hid: number;
  address: string;
}

export interface DappTokenTable {
  dapp_hid: number;
  token_hid: number;
}

export interface DelistingTable {
  id: Generated<number>;
  kind: 'dapp' | 'token' | 'nft';
  hid: number;
  /** `catalogue/model/delisting.ts` */
  reason: string;
  /** For the desk only. */
  note: string;
  /** Email address of the account that decided it; of a planned delisting the one that planned it. */
  actor: string;
  create_time: string;
  /** What the watch had found about a link or contract of the item when it was delisted. */
  finding_id: Generated<number | null>;
  /** When it was listed again; null while it is delisted. */
  restore_time: Generated<string | null>;
  /** Email address of the account. */
  restored_by: Generated<string | null>;
  /** For the desk only. */
  restore_note: Generated<string | null>;
}

/** What a listed item was; written by `catalogue-editing/server/versions.ts`. */
export interface ListingVersionTable {
  id: Generated<number>;
  kind: 'dapp' | 'token' | 'nft';
  hid: number;
  /** From 1 for each item. */
  number: number;
  act: string;
  /** JSON of the desk's form. */
  draft: string;
  /** Of a restored version: the number of the one that it repeats. */
  source: number | null;
  /** Email address of the account; empty for what was stored without the desk. */
  actor: string;
  at: string;
}

export interface DeletedCategoryTable {
  /** Of a category that the installation brings and the team deleted. */
  hid: number;
}

/** An item or an edit that the desk prepares; no visitor sees it. Written by `catalogue-editing/server/drafts`. */
export interface ListingDraftTable {
  id: Generated<number>;
  kind: 'dapp' | 'token' | 'nft';
  /** Of the listed item that it changes; 0 for an item that is not listed yet. */
  hid: number;
  /** Hash of the values of the listed item that it was compared with last. */
  base: string;
  /** For the list; empty before it has one. */
  name: string;
  /** SHA-256 of its logo, empty without one: the file is kept as long as the draft. */
  icon: string;
  /** JSON of the desk's form. */
  draft: string;
  /** Counts every change. */
  version: number;
  /** JSON of what the latest check found. */
  found: string;
  /** JSON: keys of the findings that the person who scheduled it confirmed. */
  confirmed: string;
  /** When it is listed; null without a plan. */
  from_time: string | null;
  until_time: string | null;
  until_reason: string | null;
  /** When it was to be listed and was not. */
  stop_time: string | null;
  /** Until then one process alone lists it. */
  lease_time: string | null;
  /** Email address of the account that changed it last. */
  actor: string;
  at: string;
}

/** A change of a category or a network that the desk prepares. */
export interface PreparedArrangementTable {
  id: Generated<number>;
  kind: 'category' | 'network';
  /** Of the category or network that it changes; null for a new one. */
  hid: number | null;
  /** For the list. */
  name: string;
  /** SHA-256 of an uploaded logo, empty without one: the file is kept as long as the draft. */
  icon: string;
  /** JSON of what the form would send. */
  body: string;
  /** Counts every change. */
  version: number;
  /** When it is published; null without a schedule. */
  publish_time: string | null;
  /** Until then one process alone publishes it. */
  lease_time: string | null;
  /** Why it was not published at its time; empty otherwise. */
  problem: string;
  /** Of the account that changed it last; null where a script of the command line did. */
  actor_id: string | null;
  actor: string;
  actor_name: string;
  at: string;
}

/** A listed item that is delisted at a time. */
export interface PlannedDelistingTable {
  kind: 'dapp' | 'token' | 'nft';
  hid: number;
  time: string;
  reason: string;
  /** Email address of the account that planned it. */
  actor: string;
}
