import * as v from 'valibot';
import { tpConnectValues } from '#features/catalogue/model/tp-connect.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';

/** More than any field takes; its rule says how much that is. */
const textMaxCharacters = 20_000;
const entriesMax = 1_000;

const text = v.pipe(v.string(), v.maxLength(textMaxCharacters));
const hid = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1));
const hids = v.pipe(v.array(hid), v.maxLength(entriesMax));

const textsOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.record(v.picklist(localeCodes), v.object(entries));

/** The address of the stored logo, or the hash of one that was uploaded instead. */
const icon = v.pipe(v.string(), v.maxLength(500));

/** A listed DApp as the desk's form holds it. */
export const dappListingSchema = v.object({
  texts: textsOf({ title: text, desc: text }),
  url: text,
  icon,
  categories: hids,
  /** One per network; without a contract the addresses are empty, several are separated by commas. */
  contracts: v.pipe(v.array(v.object({ chain: hid, addresses: text })), v.maxLength(entriesMax)),
  /** Contracts of an import whose network is not known. They can be removed, not added. */
  unplaced: text,
  /** Listed tokens. */
  tokens: hids,
  tp_connect: v.picklist(tpConnectValues),
  audit_url: text,
  hot: v.boolean(),
});
export type DappListing = v.InferOutput<typeof dappListingSchema>;

const assetEntries = {
  texts: textsOf({ description: text }),
  name: text,
  symbol: text,
  icon,
  chain: hid,
  standard: text,
  /** Empty for a chain's own coin. */
  address: text,
  total_supply: text,
  website: text,
};

/** A listed NFT collection as the desk's form holds it. */
export const nftListingSchema = v.object(assetEntries);
export type NftListing = v.InferOutput<typeof nftListingSchema>;

/** A listed token as the desk's form holds it; numbers are decimal digits. */
export const tokenListingSchema = v.object({
  ...assetEntries,
  bl_symbol: text,
  decimal: text,
  precision: text,
  gas: text,
});
export type TokenListing = v.InferOutput<typeof tokenListingSchema>;

export type ListingDraft = DappListing | TokenListing | NftListing;

/** Texts of an item by language, then by field. */
export type ListingTexts = Partial<Record<Locale, Record<string, string>>>;

/** Equal drafts give equal text, whatever the order of their keys. */
export function canonicalDraft(draft: ListingDraft): string {
  return JSON.stringify(draft, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
