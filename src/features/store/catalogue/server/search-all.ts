import { chooseText } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Page } from '../model/dapp-filter.ts';
import type { NftCollection } from '../model/nft-collection.ts';
import type { SearchResult } from '../model/search-result.ts';
import type { Token } from '../model/token.ts';
import type { NftEntry, TokenEntry } from './catalogue-records.ts';
import { presentDapp } from './present-dapp.ts';
import type { Snapshot } from './snapshot.ts';

/** A listed NFT collection in one language, as in the content API. */
function presentNftCollection({ row, descriptions, withheld }: NftEntry, locale: Locale): NftCollection {
  return {
    hid: row.hid,
    blockchain_id: row.chain_hid,
    name: row.name,
    symbol: row.symbol,
    address: row.address,
    standard: row.standard,
    total_supply: row.total_supply,
    website: row.website,
    withheld_links: withheld,
    description: chooseText(descriptions, locale) ?? '',
    icon_url: row.icon_url,
    create_time: row.create_time,
  };
}

/** A listed token in one language, as in the content API. */
function presentToken({ row, descriptions, withheld, check }: TokenEntry, locale: Locale): Token {
  return {
    hid: row.hid,
    blockchain_id: row.chain_hid,
    name: row.name,
    symbol: row.symbol,
    bl_symbol: row.bl_symbol,
    address: row.address,
    decimal: row.decimal,
    precision: row.precision,
    total_supply: row.total_supply,
    gas: row.gas,
    website: row.website,
    withheld_links: withheld,
    description: chooseText(descriptions, locale) ?? '',
    icon_url: row.icon_url,
    token_protocol: row.token_protocol,
    create_time: row.create_time,
    check,
  };
}

/** The same page of all lists. */
export function searchAll(
  snapshot: Snapshot,
  { key, start, count, locale }: Page & { key: string; locale: Locale },
): SearchResult {
  const dapps = snapshot.search.findDapps(key, snapshot.entryByHid).slice(start, start + count);
  const tokens = snapshot.search.findTokens(key, snapshot.tokenByHid).slice(start, start + count);
  const nfts = snapshot.search.findNfts(key, snapshot.nftByHid).slice(start, start + count);
  return {
    dapps: dapps.map((entry) => presentDapp(entry, locale)),
    tokens: tokens.map((token) => presentToken(token, locale)),
    nfts: nfts.map((nft) => presentNftCollection(nft, locale)),
  };
}
