/** A chain as the content API presents it (api.md). */
export interface Blockchain {
  hid: number;
  title: string;
  icon_url: string;
  ns: string;
  /** A JSON string, `{"chain_id": …}`, as existing clients expect it. */
  metadata: string;
  deprecated: 0 | 1;
}

/** A chain with what the pages and forms need besides. */
export interface Chain {
  hid: number;
  /** Network key of the forms, null where they do not offer the chain. */
  network: string | null;
  title: string;
  short: string;
  ns: string;
  chain_id: string | null;
  icon_url: string;
  /** Full addresses; `{hash}` in `tx` and `{address}` in `address` are to be replaced. */
  explorer: { url: string; tx: string; address: string } | null;
  token_standards: string[];
  nft_standards: string[];
  deprecated: boolean;
}
