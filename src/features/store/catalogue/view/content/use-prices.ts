import { useEffect, useState } from 'react';
import { useLocale } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locales.ts';
import { apiAddress } from '#lib/api-address.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';
import type { MarketRequest, MarketRow } from '../../model/market.ts';

async function fetchMarket(body: string, signal: AbortSignal): Promise<MarketRow[]> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(apiAddress('/v1/swap_market/market_optional'), {
    method: 'POST',
    headers,
    body,
    signal: timeoutSignal(signal),
  });
  const answer = (await response.json()) as { result: number; data: MarketRow[] };
  return response.ok && answer.result === 0 ? answer.data : [];
}

const nothing: ReadonlyMap<string, string> = new Map();

const keyOf = ({ address, blockchain_id }: MarketRequest) => `${blockchain_id} ${address}`;

/** The known prices by token. Few portals have a source of prices, so the code that formats them is loaded with the first. */
async function formatKnown(rows: readonly MarketRow[], locale: Locale): Promise<ReadonlyMap<string, string>> {
  const known = rows.flatMap((row) => (row.price_usd === null ? [] : [{ ...row, price_usd: row.price_usd }]));
  if (known.length === 0) return nothing;
  const { formatPrice } = await import('#i18n/format-price.ts');
  return new Map(known.map((row) => [keyOf(row), formatPrice(row.price_usd, locale)]));
}

/**
 * Prices in US dollars in the page's language, without the sign; undefined for a token without a known price. They change all the time,
 * so they are fetched when shown and are not part of the page.
 */
export function usePrices(tokens: readonly MarketRequest[]): (token: MarketRequest) => string | undefined {
  const locale = useLocale();
  const [prices, setPrices] = useState(nothing);
  const body = JSON.stringify(tokens.map(({ address, blockchain_id }) => ({ address, blockchain_id })));
  useEffect(() => {
    const leaving = new AbortController();
    fetchMarket(body, leaving.signal)
      .then((rows) => formatKnown(rows, locale))
      .then((known) => leaving.signal.aborted || setPrices(known))
      // The list works without prices.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [body, locale]);
  return (token) => prices.get(keyOf(token));
}
