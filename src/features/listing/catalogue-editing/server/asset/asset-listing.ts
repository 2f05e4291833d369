import { createKnownAssets } from '#features/submission/asset-submission/server/known-assets.ts';
import {
  assetFactColumns,
  assetFactsOf,
  type AssetKindName,
} from '#features/store/catalogue/model/asset-facts.ts';
import { listChains } from '#features/core/chains/server/list-chains.ts';
import { publishIcon } from '#features/submission/review/server/publish-icon.ts';
import { isSha256 } from '#features/submission/form-fields/model/sent-schema.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import {
  emptyListings,
  newHid,
  nftListingSchema,
  tokenListingSchema,
  type NftListing,
  type TokenListing,
} from '../../model/listing-draft.ts';
import { describeTexts } from '../describe-texts.ts';
import type { DraftLine, KindDependencies, Examined, ListingKind } from '../listing-kind.ts';
import type { ListingNames } from '../read-names.ts';
import { cleanAsset, findAssetFormIssues, networkOf, type AssetListing } from './asset-form.ts';
import { assetTables } from './asset-tables.ts';
import { addressKeyOf, findAssetFindings, findSameContract } from './find-asset-findings.ts';

/** What the desk's draft holds of a listed item; undefined when there is none. */
async function readAsset<Kind extends AssetKindName>(database: Database, kind: Kind, hid: number) {
  const row = await database
    .selectFrom(assetTables[kind].table)
    .selectAll()
    .where('hid', '=', hid)
    .executeTakeFirst();
  if (!row) return undefined;
  const descriptions = Object.entries(JSON.parse(row.descriptions) as Record<string, string>);
  return {
    texts: Object.fromEntries(
      descriptions.map(([locale, description]) => [locale, { description }]),
    ) as NftListing['texts'],
    icon: row.icon_url,
    chain: row.chain_hid,
    address: row.address,
    ...assetFactsOf(kind, { ...row }),
  };
}

/** The columns, and the key of the contract, which stays where nothing of it was changed: imports may have written it otherwise. */
async function columnsOf(
  transaction: DatabaseTransaction,
  kind: AssetKindName,
  { hid, draft, before }: Examined<AssetListing>,
) {
  const chains = await listChains(transaction);
  const network = networkOf(chains.find(({ hid }) => hid === draft.chain));
  const isSame = (['address', 'chain', 'symbol'] as const).every((field) => draft[field] === before[field]);
  const key = addressKeyOf(draft, network);
  if (!isSame && (await findSameContract(transaction, kind, { hid, key, chain: draft.chain })).length > 0)
    throw new AppError('conflict', 'Another item has just been given this contract. Check again.');
  const descriptions = Object.entries(draft.texts).map(([locale, { description }]) => [locale, description]);
  const columns = {
    chain_hid: draft.chain,
    address: draft.address,
    ...assetFactColumns(kind, draft),
    descriptions: JSON.stringify(Object.fromEntries(descriptions)),
    icon_url: isSha256(draft.icon) ? await publishIcon(transaction, draft.icon) : draft.icon,
  };
  return { columns, changedKey: isSame ? {} : { address_key: key }, key };
}

/** Writes an edited item over the stored one, or adds it. @returns its `hid` */
async function writeAsset(
  transaction: DatabaseTransaction,
  kind: AssetKindName,
  { examined, at }: { examined: Examined<AssetListing>; at: Date },
): Promise<number> {
  const { hid } = examined;
  const { table } = assetTables[kind];
  const { columns, changedKey, key } = await columnsOf(transaction, kind, examined);
  // The facts of the kind are the columns of its table, which the compiler cannot follow.
  if (hid !== newHid) {
    const changed = { ...columns, ...changedKey } as never;
    await transaction.updateTable(table).set(changed).where('hid', '=', hid).execute();
    return hid;
  }
  const fixed = { listed: 1, source: 'desk', create_time: at.toISOString() };
  const added = await transaction
    .insertInto(table)
    .values({ ...columns, address_key: key, ...fixed } as never)
    .returning('hid')
    .executeTakeFirstOrThrow();
  return added.hid;
}

function describe({ texts, chain, ...draft }: AssetListing, { chains }: ListingNames): DraftLine[] {
  const title = chains.get(chain)?.title ?? String(chain);
  const lines = Object.entries({ chain: title, ...draft }).map(([field, value]) => ({ field, value }));
  return [...describeTexts(texts), ...lines];
}

/** What is the same for both. */
function sharedParts<Kind extends AssetKindName>(dependencies: KindDependencies, kind: Kind) {
  const assetKind = assetTables[kind];
  const knownAssets = createKnownAssets(dependencies.database, assetKind);
  return {
    findIssues: (draft: AssetListing, names: ListingNames) => findAssetFormIssues(assetKind, draft, names),
    findFindings: (examined: Examined<AssetListing>, names: ListingNames) =>
      findAssetFindings({ ...dependencies, kind, knownAssets }, examined, names),
    describe,
    read: (database: Database, hid: number) => readAsset(database, kind, hid),
    write: (transaction: DatabaseTransaction, examined: Examined<AssetListing>, at: Date) =>
      writeAsset(transaction, kind, { examined, at }),
  };
}

/** Listed tokens. */
export function createTokenListing(dependencies: KindDependencies): ListingKind<TokenListing> {
  return {
    ...sharedParts(dependencies, 'token'),
    schema: tokenListingSchema,
    empty: emptyListings.token,
    clean: (draft, names) => cleanAsset(assetTables.token, draft, names),
  };
}

/** Listed NFT collections. */
export function createNftListing(dependencies: KindDependencies): ListingKind<NftListing> {
  return {
    ...sharedParts(dependencies, 'nft'),
    schema: nftListingSchema,
    empty: emptyListings.nft,
    clean: (draft, names) => cleanAsset(assetTables.nft, draft, names),
  };
}
