import type { AssetDraft } from '../model/asset-fields.ts';
import type { StandardsByNetwork } from '../model/asset-rules.ts';
import type { NetworkKey } from '#features/core/chains/model/network-key.ts';
import type { StoredFormat } from '#features/submission/submissions/model/stored-payload.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';

/** What a valid form of a token or an NFT collection has in common. */
export type Asset = AssetDraft & { network: NetworkKey };

export type AssetCheck = { ok: true; value: Asset } | { ok: false; issues: SubmissionIssue[] };

/** In what submissions of tokens and of NFT collections differ on the server. */
export interface AssetKind {
  kind: 'token' | 'nft';
  format: StoredFormat<Asset>;
  /** The table of the listed ones. */
  table: 'tokens' | 'nft_collections';
  /** Column of `chains` with the standards. */
  standards: 'token_standards' | 'nft_standards';
  clean(input: unknown): AssetDraft;
  check(input: unknown, standards: StandardsByNetwork): AssetCheck;
}
