import * as v from 'valibot';
import { timeSchema } from '#lib/time-schema.ts';
import { tokenCheckSchema } from './shown-check.ts';
import { withheldWebsiteSchema } from './withheld-website-schema.ts';

/** A listed token as in the content API (api.md), in one language. */
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
    withheld_links: withheldWebsiteSchema,
    description: v.string(),
    icon_url: v.string(),
    token_protocol: v.string(),
    create_time: timeSchema,
    check: tokenCheckSchema,
  }),
  v.metadata({ ref: 'Token' }),
);
export type Token = v.InferOutput<typeof tokenSchema>;
