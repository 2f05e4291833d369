import { contractKey } from '#features/submissions/model/asset/asset-key.ts';
import type { NftSubmission } from '#features/submissions/model/nft/nft-submission.ts';
import type { SubmissionRow } from '#features/submissions/server/find-submission.ts';
import { parsePayload } from '#features/submissions/server/parse-payload.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { publishIcon } from './publish-icon.ts';

async function getChainHid(transaction: DatabaseTransaction, network: string): Promise<number> {
  const chain = await transaction
    .selectFrom('chains')
    .select('hid')
    .where('network', '=', network)
    .executeTakeFirst();
  if (!chain) throw new AppError('conflict', `The catalogue has no network ${network} any more.`);
  return chain.hid;
}

/** What tokens and NFT collections have in common in the catalogue. */
async function columnsOf(
  transaction: DatabaseTransaction,
  { asset, row, at }: { asset: NftSubmission; row: SubmissionRow; at: Date },
) {
  const chain_hid = await getChainHid(transaction, asset.network);
  const address_key = contractKey(asset).toLowerCase();
  return {
    chain_hid,
    name: asset.name,
    symbol: asset.symbol,
    address: asset.address,
    address_key,
    total_supply: asset.total_supply,
    website: asset.website,
    // The form asks for a description without its language, which is the page's.
    descriptions: JSON.stringify({ [row.locale]: asset.description }),
    icon_url: await publishIcon(transaction, asset.icon),
    create_time: at.toISOString(),
  };
}

/**
 * Writes an approved token into the catalogue, in the transaction that approves it. A listed contract is
 * merged instead (merge/find-merge.ts) and would violate the unique index here.
 * @returns `hid` of the entry
 */
export async function publishToken(
  transaction: DatabaseTransaction,
  row: SubmissionRow,
  at: Date,
): Promise<number> {
  const token = parsePayload('token', row);
  const columns = await columnsOf(transaction, { asset: token, row, at });
  const { hid } = await transaction
    .insertInto('tokens')
    .values({
      ...columns,
      bl_symbol: token.bl_symbol,
      decimal: Number(token.decimal),
      precision: Number(token.precision),
      gas: token.gas,
      token_protocol: token.standard,
    })
    .returning('hid')
    .executeTakeFirstOrThrow();
  return hid;
}

/** Writes an approved NFT collection into the catalogue; see `publishToken`. */
export async function publishNftCollection(
  transaction: DatabaseTransaction,
  row: SubmissionRow,
  at: Date,
): Promise<number> {
  const collection = parsePayload('nft', row);
  const columns = await columnsOf(transaction, { asset: collection, row, at });
  const { hid } = await transaction
    .insertInto('nft_collections')
    .values({ ...columns, standard: collection.standard })
    .returning('hid')
    .executeTakeFirstOrThrow();
  return hid;
}
