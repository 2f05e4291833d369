import type { MarketRequest, MarketRow } from '../model/market.ts';
import { tokenKey, type Snapshot } from './snapshot.ts';

/** Known tokens with their names; prices stay unknown, because the portal has no source for them. */
export function listMarket({ tokenByKey }: Snapshot, rows: readonly MarketRequest[]): MarketRow[] {
  return rows.map(({ address, blockchain_id }) => {
    const token = tokenByKey.get(tokenKey(blockchain_id, address))?.row;
    return {
      address,
      blockchain_id,
      name: token?.name ?? null,
      symbol: token?.symbol ?? null,
      icon_url: token?.icon_url ?? null,
      price_usd: null,
      chg: null,
    };
  });
}
