import { tokenFormat } from '../../model/token/stored-token.ts';
import type { TokenSubmission } from '../../model/token/token-submission.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { assetColumns, requireWritten, type ApprovedAsset } from '../publish/asset-columns.ts';
import { commonColumns } from '../publish/asset-listing.ts';
import { createAssetReviewKind } from '../create-asset-review-kind.ts';

async function publishToken(
  transaction: DatabaseTransaction,
  approved: ApprovedAsset<TokenSubmission>,
): Promise<number> {
  const token = approved.asset;
  const columns = {
    ...(await assetColumns(transaction, approved)),
    bl_symbol: token.bl_symbol,
    decimal: Number(token.decimal),
    precision: Number(token.precision),
    gas: token.gas,
    token_protocol: token.standard,
    listed: 1,
  };
  const entry = await transaction
    .insertInto('tokens')
    .values(columns)
    .onConflict((conflict) =>
      conflict.columns(['chain_hid', 'address_key']).doUpdateSet(columns).where('tokens.listed', '=', 0),
    )
    .returning('hid')
    .executeTakeFirst();
  return requireWritten(entry);
}

/** Tokens at the desk. */
export const tokenReviewKind = createAssetReviewKind({
  format: tokenFormat,
  table: 'tokens',
  columnsByFact: (token) => ({
    ...commonColumns(token),
    standard: { token_protocol: token.standard },
    bl_symbol: { bl_symbol: token.bl_symbol },
    decimal: { decimal: Number(token.decimal) },
    precision: { precision: Number(token.precision) },
    gas: { gas: token.gas },
  }),
  publish: publishToken,
});
