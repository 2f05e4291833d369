import type { StoredFormat } from '#features/submission/submissions/model/stored-payload.ts';
import type { Asset } from '../asset-kind.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { MergeFact } from '#features/submission/review/model/merge.ts';
import type { ApprovedAsset } from './asset-columns.ts';

/** Columns of the catalogue by the fact that they hold. */
export type ColumnsByFact = Partial<Record<MergeFact, Record<string, string | number>>>;

/** In what tokens and NFT collections differ where they are listed. */
export interface AssetListing<Sent extends Asset> {
  format: StoredFormat<Sent>;
  table: 'tokens' | 'nft_collections';
  /** The entry's columns in which both may differ; logo and description are written apart. */
  columnsByFact(asset: Sent): ColumnsByFact;
  /** Writes it in the transaction that approves it; one that is listed meets the unique index. @returns `hid` of the entry */
  publish(transaction: DatabaseTransaction, approved: ApprovedAsset<Sent>): Promise<number>;
}

/** A token or NFT collection that is offered, with the language of its description. */
export interface OfferedAsset {
  table: 'tokens' | 'nft_collections';
  asset: Asset;
  locale: string;
  columns: ColumnsByFact;
}

/** What both have. */
export function commonColumns({ name, symbol, total_supply, website }: Asset) {
  return { name: { name }, symbol: { symbol }, total_supply: { total_supply }, website: { website } };
}
