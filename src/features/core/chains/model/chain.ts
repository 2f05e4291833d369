import * as v from 'valibot';

/** A chain as in the content API (api.md). */
export const blockchainSchema = v.pipe(
  v.object({
    hid: v.number(),
    title: v.string(),
    icon_url: v.string(),
    ns: v.pipe(v.string(), v.description('Namespace: ethereum, tron, solana …')),
    /** Text, as existing clients expect it. */
    metadata: v.pipe(v.string(), v.description('JSON text with the key chain_id')),
    deprecated: v.pipe(v.picklist([0, 1]), v.description('1: known, but no longer offered')),
  }),
  v.metadata({ ref: 'Blockchain' }),
);
export type Blockchain = v.InferOutput<typeof blockchainSchema>;

/** A chain with further data for pages and forms. */
export interface Chain {
  hid: number;
  /** Network key of the forms, null where they do not offer the chain. */
  network: string | null;
  title: string;
  short: string;
  ns: string;
  chain_id: string | null;
  icon_url: string;
  /** Full addresses with the placeholders `{hash}` in `tx` and `{address}` in `address`. */
  explorer: { url: string; tx: string; address: string } | null;
  token_standards: string[];
  nft_standards: string[];
  deprecated: boolean;
}
