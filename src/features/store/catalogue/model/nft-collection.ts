import * as v from 'valibot';
import { timeSchema } from '#lib/time-schema.ts';
import { withheldWebsiteSchema } from './withheld-website-schema.ts';

/** A listed NFT collection as in the content API, in one language; the shape follows `Token`. */
export const nftCollectionSchema = v.pipe(
  v.object({
    hid: v.number(),
    blockchain_id: v.number(),
    name: v.string(),
    symbol: v.string(),
    address: v.string(),
    standard: v.pipe(v.string(), v.description('NFT standard of the chain, such as ERC721')),
    total_supply: v.pipe(v.string(), v.description('Number of items, or empty')),
    website: v.string(),
    withheld_links: withheldWebsiteSchema,
    description: v.string(),
    icon_url: v.string(),
    create_time: timeSchema,
  }),
  v.metadata({ ref: 'NftCollection' }),
);
export type NftCollection = v.InferOutput<typeof nftCollectionSchema>;
