import * as v from 'valibot';
import { tpConnectValues } from '#features/catalogue/model/dapp.ts';
import { tip001DappSchema } from '#features/catalogue/model/tip001.ts';

const time = v.pipe(v.string(), v.description('RFC 3339, UTC'));

export const categorySchema = v.pipe(
  v.object({
    hid: v.number(),
    title: v.string(),
    m_index: v.pipe(v.number(), v.description('Place in the list')),
    category_type: v.pipe(v.number(), v.description('0: shown by the store')),
  }),
  v.metadata({ ref: 'Category' }),
);

export const dappSchema = v.pipe(
  v.object({
    hid: v.number(),
    title: v.string(),
    desc: v.string(),
    url: v.string(),
    icon_url: v.string(),
    category_ids: v.array(v.number()),
    chains: v.array(v.object({ hid: v.number(), ns: v.string(), chain_id: v.nullable(v.string()) })),
    address: v.pipe(v.string(), v.description('Contract addresses separated by commas, or empty')),
    tp_connect: v.picklist(tpConnectValues),
    languages: v.array(v.string()),
    audit_url: v.nullable(v.string()),
    hot: v.picklist([0, 1]),
    create_time: time,
  }),
  v.metadata({ ref: 'Dapp' }),
);

export const tokenSchema = v.pipe(
  v.object({
    hid: v.number(),
    blockchain_id: v.number(),
    name: v.string(),
    symbol: v.string(),
    bl_symbol: v.pipe(v.string(), v.description('Short name of the chain')),
    address: v.pipe(v.string(), v.description("Empty for a chain's own coin")),
    decimal: v.number(),
    precision: v.number(),
    total_supply: v.string(),
    gas: v.string(),
    website: v.string(),
    description: v.string(),
    icon_url: v.string(),
    token_protocol: v.string(),
    create_time: time,
  }),
  v.metadata({ ref: 'Token' }),
);

export const nftCollectionSchema = v.pipe(
  v.object({
    hid: v.number(),
    blockchain_id: v.number(),
    name: v.string(),
    symbol: v.string(),
    address: v.string(),
    standard: v.pipe(v.string(), v.description('NFT standard of the chain, such as ERC721')),
    total_supply: v.pipe(v.string(), v.description('Pieces, or empty')),
    website: v.string(),
    description: v.string(),
    icon_url: v.string(),
    create_time: time,
  }),
  v.metadata({ ref: 'NftCollection' }),
);

export const dappListSchema = v.array(dappSchema);

export const homeSectionsSchema = v.array(
  v.object({
    id: v.pipe(v.number(), v.description('Give it to section_more')),
    title: v.string(),
    type: v.picklist(['hot', 'category']),
    dapps: dappListSchema,
  }),
);

export const searchResultSchema = v.object({
  dapps: dappListSchema,
  tokens: v.array(tokenSchema),
  nfts: v.array(nftCollectionSchema),
});

export const tip001Schema = v.object({ dapp_list: v.array(tip001DappSchema) });

const tokenReference = {
  address: v.pipe(v.string(), v.maxLength(200)),
  blockchain_id: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

export const marketRequestSchema = v.pipe(v.array(v.object(tokenReference)), v.maxLength(500));

export const marketSchema = v.array(
  v.object({
    ...tokenReference,
    name: v.nullable(v.string()),
    symbol: v.nullable(v.string()),
    icon_url: v.nullable(v.string()),
    price_usd: v.pipe(v.nullable(v.number()), v.description('null: not known')),
    chg: v.pipe(v.nullable(v.number()), v.description('null: not known')),
  }),
);
