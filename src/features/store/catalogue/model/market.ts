import * as v from 'valibot';

/** The requested token. */
const marketRequestSchema = v.object({
  address: v.pipe(v.string(), v.maxLength(200)),
  blockchain_id: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type MarketRequest = v.InferOutput<typeof marketRequestSchema>;

/** Limit of one call. */
export const marketRequestsSchema = v.pipe(v.array(marketRequestSchema), v.maxLength(500));

/** A token in the requested order; unknown values are null, a price is never invented. */
export const marketRowSchema = v.object({
  ...marketRequestSchema.entries,
  name: v.nullable(v.string()),
  symbol: v.nullable(v.string()),
  icon_url: v.nullable(v.string()),
  price_usd: v.pipe(v.nullable(v.number()), v.description('null: unknown')),
  chg: v.pipe(v.nullable(v.number()), v.description('null: unknown')),
});
export type MarketRow = v.InferOutput<typeof marketRowSchema>;
