/** A listed token as the content API presents it (api.md), in one language. */
export interface Token {
  hid: number;
  blockchain_id: number;
  name: string;
  symbol: string;
  bl_symbol: string;
  /** Empty for a chain's own coin. */
  address: string;
  decimal: number;
  precision: number;
  total_supply: string;
  gas: string;
  website: string;
  description: string;
  icon_url: string;
  token_protocol: string;
  create_time: string;
}
