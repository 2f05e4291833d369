import * as v from 'valibot';
import { nftCollectionSchema, type NftCollection } from '#features/store/catalogue/model/nft-collection.ts';
import { tokenSchema, type Token } from '#features/store/catalogue/model/token.ts';
import type { NftEntry, TokenEntry } from '#features/store/catalogue/server/catalogue-records.ts';
import type { Locale } from '#i18n/locales.ts';
import { hostLink, hostPicture, hostText, hostTime, isHostId, withDefaults } from '../model/host-text.ts';

const shared = {
  address: '',
  total_supply: '',
  website: '',
  withheld_links: [] as Token['withheld_links'],
  description: '',
  icon_url: '',
  create_time: '',
};
const tokenDefaults = {
  ...shared,
  bl_symbol: '',
  decimal: 0,
  precision: 0,
  gas: '',
  token_protocol: '',
  check: null as Token['check'],
} satisfies Omit<Token, 'hid' | 'blockchain_id' | 'name' | 'symbol'>;
const nftDefaults = { ...shared, symbol: '', standard: '' } satisfies Omit<
  NftCollection,
  'hid' | 'blockchain_id' | 'name'
>;

/** The API's value for "no time": a page shows none for a token. */
const noTime = '1970-01-01T00:00:00.000Z';

/** What tokens and NFT collections have in common. */
function tidy<
  Asset extends Omit<typeof shared, 'withheld_links'> & { hid: number; name: string; symbol: string },
>(asset: Asset, origin: string) {
  const name = hostText(asset.name, 120);
  const address = hostText(asset.address, 200);
  return {
    ...asset,
    name,
    symbol: hostText(asset.symbol, 60),
    address,
    address_key: address.toLowerCase(),
    total_supply: hostText(asset.total_supply, 100),
    website: hostLink(asset.website) ?? '',
    icon_url: hostPicture(asset.icon_url, { origin, name: asset.symbol || name, id: asset.hid }),
    create_time: hostTime(asset.create_time) ?? noTime,
  };
}

const descriptionsIn = (text: string, locale: Locale) => ({ [locale]: hostText(text, 1_000) });

/** How the rows of a search are read: from which host, in which language. */
export interface AssetReading {
  origin: string;
  locale: Locale;
}

export function parseHostToken(row: unknown, { origin, locale }: AssetReading): TokenEntry | undefined {
  const parsed = v.safeParse(tokenSchema, withDefaults(row, tokenDefaults));
  if (!parsed.success || !isHostId(parsed.output.hid)) return undefined;
  const { blockchain_id, description, withheld_links: withheld, check, ...token } = parsed.output;
  const tidied = {
    ...tidy({ ...token, description }, origin),
    bl_symbol: hostText(token.bl_symbol, 30),
    token_protocol: hostText(token.token_protocol, 60),
  };
  if (tidied.symbol === '') return undefined;
  return {
    row: { ...tidied, chain_hid: blockchain_id, descriptions: '{}', listed: 1, source: 'import' },
    ...{ withheld, check },
    descriptions: descriptionsIn(description, locale),
  };
}

export function parseHostNft(row: unknown, { origin, locale }: AssetReading): NftEntry | undefined {
  const parsed = v.safeParse(nftCollectionSchema, withDefaults(row, nftDefaults));
  if (!parsed.success || !isHostId(parsed.output.hid)) return undefined;
  const { blockchain_id, description, withheld_links: withheld, ...nft } = parsed.output;
  const tidied = { ...tidy({ ...nft, description }, origin), standard: hostText(nft.standard, 60) };
  if (tidied.name === '') return undefined;
  return {
    row: { ...tidied, chain_hid: blockchain_id, descriptions: '{}', listed: 1, source: 'import' },
    withheld,
    descriptions: descriptionsIn(description, locale),
  };
}
