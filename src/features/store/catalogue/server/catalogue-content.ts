import * as v from 'valibot';
import { categoryIconNames } from '../model/category-icon.ts';
import { dappFactEntries } from '../model/dapp-fact-entries.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const hid = v.pipe(v.number(), v.integer(), v.minValue(1));
const localized = v.record(v.string(), text);

/** A store category in the repository's content. */
export const categoryContentSchema = v.object({
  hid,
  m_index: v.pipe(v.number(), v.integer()),
  category_type: v.pipe(v.number(), v.integer()),
  icon: v.picklist(categoryIconNames),
  titles: localized,
});

export const tokenContentSchema = v.object({
  /** Network key of a chain. */
  network: text,
  name: text,
  symbol: text,
  /** Empty for a chain's own coin. */
  address: v.string(),
  decimal: v.pipe(v.number(), v.integer(), v.minValue(0)),
  precision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Icon of the library's tokens, or null. */
  icon: v.nullable(text),
  website: v.string(),
  desc: localized,
  token_protocol: v.string(),
});

export const dappContentSchema = v.object({
  title: text,
  url: v.pipe(v.string(), v.url()),
  desc: localized,
  categories: v.array(hid),
  /** Network keys of chains. */
  chains: v.array(text),
  icon: v.nullable(v.object({ set: v.picklist(['networks', 'tokens', 'wallets', 'exchanges']), id: text })),
  ...dappFactEntries(v.nullish(text, null)),
  /** Contract addresses by network key. */
  addresses: v.record(text, v.array(text)),
  hot: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Symbols of tokens. */
  tokens: v.array(text),
});

export type CategoryContent = v.InferOutput<typeof categoryContentSchema>;
export type TokenContent = v.InferOutput<typeof tokenContentSchema>;
export type DappContent = v.InferOutput<typeof dappContentSchema>;
