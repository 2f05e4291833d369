import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const flag = v.picklist([0, 1]);

/** A chain in the repository's content; the forms offer it under `key`. */
export const chainContentSchema = v.object({
  key: text,
  hid: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
  title: text,
  short: text,
  ns: text,
  chain_id: v.nullable(text),
  /** Icon of the library's networks, or null. */
  icon: v.nullable(text),
  /** `tx` and `address` are paths below `url`. */
  explorer: v.nullable(v.object({ url: text, tx: text, address: text })),
  token_standards: v.array(text),
  nft_standards: v.array(text),
  deprecated: flag,
});

export type ChainContent = v.InferOutput<typeof chainContentSchema>;
