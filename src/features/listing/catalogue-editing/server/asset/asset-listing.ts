import { createKnownAssets } from '#features/submission/asset-submission/server/known-assets.ts';
import { listChains } from '#features/core/chains/server/list-chains.ts';
import { publishIcon } from '#features/submission/review/server/publish-icon.ts';
import { isSha256 } from '#features/submission/submissions/model/form/sent-schema.ts';
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

async function readNft(database: Database, hid: number): Promise<NftListing | undefined> {
  const row = await database
    .selectFrom('nft_collections')
    .selectAll()
    .where('hid', '=', hid)
    .executeTakeFirst();
  return row && { ...commonOf(row), standard: row.standard };
}

async function readToken(database: Database, hid: number): Promise<TokenListing | undefined> {
  const row = await database.selectFrom('tokens').selectAll().where('hid', '=', hid).executeTakeFirst();
  return (
    row && {
      ...commonOf(row),
      standard: row.token_protocol,
      bl_symbol: row.bl_symbol,
      decimal: String(row.decimal),
      precision: String(row.precision),
      gas: row.gas,
    }
  );
}

interface AssetRow {
  chain_hid: number;
  name: string;
  symbol: string;
  address: string;
  total_supply: string;
  website: string;
  descriptions: string;
  icon_url: string;
}

function commonOf(row: AssetRow) {
  const descriptions = Object.entries(JSON.parse(row.descriptions) as Record<string, string>);
  return {
    texts: Object.fromEntries(
      descriptions.map(([locale, description]) => [locale, { description }]),
    ) as NftListing['texts'],
    name: row.name,
    symbol: row.symbol,
    icon: row.icon_url,
    chain: row.chain_hid,
    address: row.address,
    total_supply: row.total_supply,
    website: row.website,
  };
}

/** The columns that both have, and the key of the contract, which stays where nothing of it was changed: imports may have written it otherwise. */
async function columnsOf(
  transaction: DatabaseTransaction,
  kind: 'token' | 'nft',
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
    name: draft.name,
    symbol: draft.symbol,
    address: draft.address,
    total_supply: draft.total_supply,
    website: draft.website,
    descriptions: JSON.stringify(Object.fromEntries(descriptions)),
    icon_url: isSha256(draft.icon) ? await publishIcon(transaction, draft.icon) : draft.icon,
  };
  return { columns, changedKey: isSame ? {} : { address_key: key }, key };
}

async function writeNft(
  transaction: DatabaseTransaction,
  examined: Examined<NftListing>,
  at: Date,
): Promise<number> {
  const { hid, draft } = examined;
  const { columns: common, changedKey, key } = await columnsOf(transaction, 'nft', examined);
  const columns = { ...common, standard: draft.standard };
  if (hid !== newHid) {
    const changed = { ...columns, ...changedKey };
    await transaction.updateTable('nft_collections').set(changed).where('hid', '=', hid).execute();
    return hid;
  }
  const added = await transaction
    .insertInto('nft_collections')
    .values({ ...columns, address_key: key, listed: 1, create_time: at.toISOString() })
    .returning('hid')
    .executeTakeFirstOrThrow();
  return added.hid;
}

async function writeToken(
  transaction: DatabaseTransaction,
  examined: Examined<TokenListing>,
  at: Date,
): Promise<number> {
  const { hid, draft } = examined;
  const { standard, bl_symbol, decimal, precision, gas } = draft;
  const { columns: common, changedKey, key } = await columnsOf(transaction, 'token', examined);
  const columns = {
    ...common,
    ...{ token_protocol: standard, bl_symbol, gas, decimal: Number(decimal), precision: Number(precision) },
  };
  if (hid !== newHid) {
    const changed = { ...columns, ...changedKey };
    await transaction.updateTable('tokens').set(changed).where('hid', '=', hid).execute();
    return hid;
  }
  const added = await transaction
    .insertInto('tokens')
    .values({ ...columns, address_key: key, listed: 1, create_time: at.toISOString() })
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
function sharedParts(dependencies: KindDependencies, kind: 'token' | 'nft') {
  const assetKind = assetTables[kind];
  const knownAssets = createKnownAssets(dependencies.database, assetKind);
  return {
    findIssues: (draft: AssetListing, names: ListingNames) => findAssetFormIssues(assetKind, draft, names),
    findFindings: (examined: Examined<AssetListing>, names: ListingNames) =>
      findAssetFindings({ ...dependencies, kind, knownAssets }, examined, names),
    describe,
  };
}

/** Listed tokens. */
export function createTokenListing(dependencies: KindDependencies): ListingKind<TokenListing> {
  return {
    ...sharedParts(dependencies, 'token'),
    schema: tokenListingSchema,
    empty: emptyListings.token,
    read: readToken,
    clean: (draft, names) => cleanAsset(assetTables.token, draft, names),
    write: writeToken,
  };
}

/** Listed NFT collections. */
export function createNftListing(dependencies: KindDependencies): ListingKind<NftListing> {
  return {
    ...sharedParts(dependencies, 'nft'),
    schema: nftListingSchema,
    empty: emptyListings.nft,
    read: readNft,
    clean: (draft, names) => cleanAsset(assetTables.nft, draft, names),
    write: writeNft,
  };
}
