import * as v from 'valibot';
import {
  marketRowSchema,
  type MarketRequest,
  type MarketRow,
} from '#features/store/catalogue/model/market.ts';
import type { NftEntry, TokenEntry } from '#features/store/catalogue/server/catalogue-records.ts';
import type { Locale } from '#i18n/locales.ts';
import { createSemaphore } from '#lib/semaphore.ts';
import { ContentHostError } from '../model/content-host-error.ts';
import { clientOf, type HostSource } from './host-lists.ts';
import { hostPicture, hostText } from '../model/host-text.ts';
import { parseHostNft, parseHostToken } from './parse-host-asset.ts';

/** Tokens and NFT collections that match the words. */
export interface FoundOnHost {
  tokens: TokenEntry[];
  nfts: NftEntry[];
}

/** Queries with visitors' words. Throws AppError `unavailable` while the host does not respond. */
export interface HostQueries {
  find(key: string, locale: Locale): Promise<FoundOnHost>;
  market(rows: readonly MarketRequest[]): Promise<MarketRow[]>;
}

const foundCount = 40;
/** Visitors cause these calls; the cache shields the host from most of them. */
const queueLimits = { atOnce: 4, waiting: 16 };

const foundSchema = v.object({
  tokens: v.nullish(v.array(v.unknown()), []),
  nfts: v.nullish(v.array(v.unknown()), []),
});

/** Each item once, up to the requested number. */
function unique<Entry extends { row: { hid: number } }>(entries: readonly (Entry | undefined)[]): Entry[] {
  const known = entries
    .filter((entry) => entry !== undefined)
    .map((entry) => [entry.row.hid, entry] as const);
  return [...new Map(known).values()];
}

async function search({ host }: HostSource, key: string, locale: Locale): Promise<FoundOnHost> {
  const query = { ...clientOf(locale), key, start: 0, count: foundCount };
  const found = v.safeParse(foundSchema, await host.ask({ path: '/v1/application/search', query }));
  if (!found.success) throw new ContentHostError('data is not a search result');
  const reading = { origin: host.origin, locale };
  const { tokens, nfts } = found.output;
  return {
    tokens: unique(tokens.slice(0, foundCount).map((row) => parseHostToken(row, reading))),
    nfts: unique(nfts.slice(0, foundCount).map((row) => parseHostNft(row, reading))),
  };
}

async function readMarket({ host }: HostSource, body: readonly MarketRequest[]): Promise<MarketRow[]> {
  const rows = v.safeParse(
    v.array(marketRowSchema),
    await host.ask({ path: '/v1/swap_market/market_optional', body }),
  );
  if (!rows.success) throw new ContentHostError('data is not a list of prices');
  return rows.output.slice(0, body.length).map(({ name, symbol, icon_url, ...row }) => {
    const marked = { name: symbol ?? row.address, id: row.address };
    return {
      ...row,
      name: name === null ? null : hostText(name, 120),
      symbol: symbol === null ? null : hostText(symbol, 60),
      icon_url: icon_url === null ? null : hostPicture(icon_url, { origin: host.origin, ...marked }),
    };
  });
}

export function createHostQueries(source: HostSource): HostQueries {
  const gate = createSemaphore(queueLimits);
  const ask = <Data>(call: string, of: string, read: () => Promise<Data>) =>
    source.copies.get({
      call,
      of,
      role: 'transient',
      read: async () => {
        const answer = await gate.run(async () => ({ data: await read() }));
        if (!answer) throw new ContentHostError('too many visitors ask at the same time');
        return answer.data;
      },
    });
  return {
    find: (key, locale) => ask('search', `${locale} ${key}`, () => search(source, key, locale)),
    market: (rows) => ask('prices', JSON.stringify(rows), () => readMarket(source, rows)),
  };
}
