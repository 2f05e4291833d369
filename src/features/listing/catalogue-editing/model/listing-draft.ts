import * as v from 'valibot';
import { dappFactEntries } from '#features/store/catalogue/model/dapp-fact-entries.ts';
import { emptyDappFacts } from '#features/store/catalogue/model/dapp-facts.ts';
import {
  assetFacts,
  emptyAssetFacts,
  type AssetFacts,
  type AssetKindName,
} from '#features/store/catalogue/model/asset-facts.ts';
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
  ...dappFactEntries(text),
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
  hot: v.boolean(),
});
export type DappListing = v.InferOutput<typeof dappListingSchema>;

/** Of an asset whose network is not chosen yet. */
const noChain = 0;

/** What tokens and collections have: their facts are texts, numbers are decimal digits. */
const assetSchema = <Kind extends AssetKindName>(kind: Kind) =>
  v.object({
    texts: textsOf({ description: text }),
    icon,
    chain: v.union([v.literal(noChain), hid]),
    /** Empty for a chain's own coin. */
    address: text,
    ...(Object.fromEntries(Object.keys(assetFacts[kind]).map((name) => [name, text])) as Record<
      keyof AssetFacts<Kind>,
      typeof text
    >),
  });

/** A listed NFT collection as the desk's form holds it. */
export const nftListingSchema = assetSchema('nft');
export type NftListing = v.InferOutput<typeof nftListingSchema>;

/** A listed token as the desk's form holds it. */
export const tokenListingSchema = assetSchema('token');
export type TokenListing = v.InferOutput<typeof tokenListingSchema>;

/** No item has it: it is in the place of the number of one that is being added. */
export const newHid = 0;

const emptyAsset = {
  texts: {} as NftListing['texts'],
  icon: '',
  chain: noChain,
  address: '',
};

/** What the form of an item that is being added begins with. */
export const emptyListings: { dapp: DappListing; token: TokenListing; nft: NftListing } = {
  dapp: {
    texts: {} as DappListing['texts'],
    ...emptyDappFacts,
    ...{ url: '', icon: '', categories: [], contracts: [], unplaced: '', tokens: [] },
    hot: false,
  },
  token: { ...emptyAsset, ...emptyAssetFacts('token') },
  nft: { ...emptyAsset, ...emptyAssetFacts('nft') },
};

export type ListingDraft = DappListing | TokenListing | NftListing;

/** Texts of an item by language, then by field. */
export type ListingTexts = Partial<Record<Locale, Record<string, string>>>;
