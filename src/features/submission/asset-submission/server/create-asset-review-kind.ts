import type { Asset } from './asset-kind.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { parsePayload, readPayload } from '#features/submission/submissions/server/parse-payload.ts';
import { findAssetEntry, findAssetMerge, mergeAsset } from './publish/merge-asset.ts';
import type { ReviewKind } from '#features/submission/review/server/review-kind.ts';
import type { AssetListing, OfferedAsset } from './publish/asset-listing.ts';

/** Tokens or NFT collections at the desk. */
export function createAssetReviewKind<Sent extends Asset>(listing: AssetListing<Sent>): ReviewKind {
  const { format, table } = listing;
  function offered(row: SubmissionRow): OfferedAsset {
    const asset = parsePayload(format, row);
    // The form asks for one description and not for its language: it is the page's.
    return { table, asset, locale: row.locale, columns: listing.columnsByFact(asset) };
  }
  return {
    fields: format.fields,
    read(row) {
      const read = readPayload(format, row);
      if (!read.ok) return read;
      const { payload } = read;
      return { ok: true, form: { payload, networks: [payload.network] } };
    },
    publisher: {
      tables: { kind: format.kind as 'token' | 'nft', table, relations: [] },
      findEntry: (database, row) => findAssetEntry(database, table, parsePayload(format, row)),
      publish: (transaction, row, at) =>
        listing.publish(transaction, { asset: parsePayload(format, row), row, at }),
      findMerge: (database, row) => findAssetMerge(database, offered(row)),
      merge: (transaction, row, into) => mergeAsset(transaction, offered(row), into),
    },
  };
}
