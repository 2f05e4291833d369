import { checkTokenSubmission, cleanTokenDraft } from '../../model/token/token-submission.ts';
import { tokenFormat } from '../../model/token/stored-token.ts';
import type { AssetKind } from '../asset-kind.ts';
import { createAssetKind } from '../create-asset-kind.ts';
import type { KindDependencies, ServerKind } from '#features/submission/submissions/server/server-kind.ts';

/** In what tokens differ from NFT collections. */
export const tokenAssetKind: AssetKind = {
  kind: 'token',
  format: tokenFormat,
  table: 'tokens',
  standards: 'token_standards',
  clean: cleanTokenDraft,
  check: checkTokenSubmission,
};

/** Tokens on the server. */
export function createTokenKind(dependencies: KindDependencies): ServerKind {
  return createAssetKind(dependencies, tokenAssetKind);
}
