/** Which tokens the caller wants to know about. */
export interface MarketRequest {
  address: string;
  blockchain_id: number;
}

/** A token in the order it was asked for; what is not known is null, a price is never invented. */
export interface MarketRow extends MarketRequest {
  name: string | null;
  symbol: string | null;
  icon_url: string | null;
  price_usd: number | null;
  chg: number | null;
}
