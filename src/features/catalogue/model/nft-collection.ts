/** A listed NFT collection as the content API presents it, in one language; the shape follows `Token`. */
export interface NftCollection {
  hid: number;
  blockchain_id: number;
  name: string;
  symbol: string;
  address: string;
  /** NFT standard of the chain, such as `ERC721`. */
  standard: string;
  /** Pieces, or empty. */
  total_supply: string;
  website: string;
  description: string;
  icon_url: string;
  create_time: string;
}
