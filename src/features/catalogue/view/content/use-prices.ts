import { useEffect, useState } from 'react';
import { timeoutSignal } from '#lib/http-timeout.ts';
import type { MarketRequest, MarketRow } from '../../model/market.ts';

async function fetchMarket(body: string, signal: AbortSignal): Promise<MarketRow[]> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/v1/swap_market/market_optional', {
    method: 'POST',
    headers,
    body,
    signal: timeoutSignal(signal),
  });
  const answer = (await response.json()) as { result: number; data: MarketRow[] };
  return response.ok && answer.result === 0 ? answer.data : [];
}

const keyOf = ({ address, blockchain_id }: MarketRequest) => `${blockchain_id} ${address}`;

/**
 * Prices in US dollars; undefined for a token without a known price. They change all the time, so they are
 * fetched when shown and are not part of the page.
 */
export function usePrices(tokens: readonly MarketRequest[]): (token: MarketRequest) => number | undefined {
  const [prices, setPrices] = useState<ReadonlyMap<string, number>>(new Map());
  const body = JSON.stringify(tokens.map(({ address, blockchain_id }) => ({ address, blockchain_id })));
  useEffect(() => {
    const leaving = new AbortController();
    fetchMarket(body, leaving.signal)
      .then((rows) => {
        const known = rows.filter(({ price_usd }) => price_usd !== null);
        if (known.length > 0) setPrices(new Map(known.map((row) => [keyOf(row), row.price_usd ?? 0])));
      })
      // The list works without prices.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [body]);
  return (token) => prices.get(keyOf(token));
}
