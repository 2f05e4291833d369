import type { Generated } from 'kysely';

/* Tables that belong to a DApp, and what is not listed any more; part of schema.ts. */

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
  /** Email address of the account. */
  actor: string;
  create_time: string;
  /** When it was listed again; null while it is delisted. */
  restore_time: Generated<string | null>;
}

export interface DeletedCategoryTable {
  /** Of a category that the installation brings and the team deleted. */
  hid: number;
}
