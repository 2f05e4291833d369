import { chooseText } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { NftCollection } from '../model/nft-collection.ts';
import type { NftEntry } from './catalogue-records.ts';

/** A listed NFT collection in one language, as in the content API. */
export function presentNftCollection({ row, descriptions }: NftEntry, locale: Locale): NftCollection {
  return {
    hid: row.hid,
    blockchain_id: row.chain_hid,
    name: row.name,
    symbol: row.symbol,
    address: row.address,
    standard: row.standard,
    total_supply: row.total_supply,
    website: row.website,
    description: chooseText(descriptions, locale) ?? '',
    icon_url: row.icon_url,
    create_time: row.create_time,
  };
}
