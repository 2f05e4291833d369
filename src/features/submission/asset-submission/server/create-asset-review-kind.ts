import {
  assetColumnsByFact,
  assetTables,
  type AssetKindName,
} from '#features/store/catalogue/model/asset-facts.ts';
import type { StoredFormat } from '#features/submission/submissions/model/stored-payload.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { parsePayload, readPayload } from '#features/submission/submissions/server/parse-payload.ts';
import type { ReviewKind } from '#features/submission/review/server/review-kind.ts';
import type { Asset } from './asset-kind.ts';
import { findAssetEntry, findAssetMerge, mergeAsset, type OfferedAsset } from './publish/merge-asset.ts';
import { publishAsset } from './publish/publish-asset.ts';

/** Tokens or NFT collections at the desk. */
export function createAssetReviewKind<Sent extends Asset>(
  kind: AssetKindName,
  format: StoredFormat<Sent>,
): ReviewKind {
  const table = assetTables[kind];
  function offered(row: SubmissionRow): OfferedAsset {
    const asset = parsePayload(format, row);
    // The form asks for one description and not for its language: it is the page's.
    return { table, asset, locale: row.locale, columns: assetColumnsByFact(kind, asset) };
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
      tables: { kind, table, relations: [] },
      findEntry: (database, row) => findAssetEntry(database, table, parsePayload(format, row)),
      publish: (transaction, row, at) =>
        publishAsset(transaction, kind, { asset: parsePayload(format, row), row, at }),
      findMerge: (database, row) => findAssetMerge(database, offered(row)),
      merge: (transaction, row, into) => mergeAsset(transaction, offered(row), into),
    },
  };
}
