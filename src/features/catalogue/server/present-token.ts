import { chooseText } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Token } from '../model/token.ts';
import type { TokenEntry } from './catalogue-records.ts';

/** A listed token in one language, as in the content API. */
export function presentToken({ row, descriptions }: TokenEntry, locale: Locale): Token {
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
    description: chooseText(descriptions, locale) ?? '',
    icon_url: row.icon_url,
    token_protocol: row.token_protocol,
    create_time: row.create_time,
  };
}
