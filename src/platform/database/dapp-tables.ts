/* Tables that belong to a DApp; part of schema.ts. */

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
